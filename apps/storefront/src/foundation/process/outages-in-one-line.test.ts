import { beforeEach, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { outagesInOneLine } from './outages-in-one-line';

const print = vi.fn();
let now = 0;
let output = { error: (..._parts: unknown[]) => {} };

beforeEach(() => {
  print.mockReset();
  now = 0;
  output = { error: print };
  outagesInOneLine(output, () => now);
});

test('[OBS-05] a platform outage is one line without a stack, however many parts of a page failed by it', () => {
  const away = new PlatformUnreachableError('The platform is unreachable (network): time-out');
  output.error('⨯', away);
  output.error('revalidating cache with key: async ()=>{…}', away);
  output.error(
    '⨯',
    new PlatformUnreachableError('The platform was unreachable a moment ago: no call was sent'),
  );
  expect(print.mock.calls).toEqual([['⨯ The platform is unreachable (network): time-out']]);
});

test('an outage a second later is logged again', () => {
  output.error(new PlatformUnreachableError('one'));
  now = 1_000;
  output.error(new PlatformUnreachableError('two'));
  expect(print.mock.calls).toEqual([['⨯ one'], ['⨯ two']]);
});

test('other output is unchanged', () => {
  const bug = new TypeError('boom');
  output.error('⨯', bug, { digest: '1' });
  output.error('a warning of %s', 'React');
  expect(print.mock.calls).toEqual([
    ['⨯', bug, { digest: '1' }],
    ['a warning of %s', 'React'],
  ]);
});
