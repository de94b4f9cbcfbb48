import { expect, test } from 'vitest';
import { spaceRuntime } from './space-runtime.ts';

const names = spaceRuntime({
  steps: 'none small large',
  kinds: { gap: 'gap0 gap0d gap1 gap1d gap2 gap2d', marginTop: 'top0 top0d top1 top1d top2 top2d' },
});

test.each([
  [{}, ''],
  [{ gap: 'none' }, 'gap0'],
  [{ gap: 'large', marginTop: 'small' }, 'gap2 top1'],
  [{ gap: { mobile: 'small', desktop: 'large' } }, 'gap1 gap2d'],
  [{ marginTop: { desktop: 'none' }, gap: undefined }, 'top0d'],
  [{ gap: { mobile: undefined, desktop: 'small' } }, 'gap1d'],
  [{ gap: 'unknown', padding: 'small' }, ''],
])('%o returns "%s"', (chosen, expected) => expect(names(chosen)).toBe(expected));
