import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { loggedPromise } from './logged-promise';
import { reportUnexpected } from './report-unexpected';

afterEach(() => void vi.restoreAllMocks());

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('error loading dynamically imported module: /x.js'),
  new DOMException('aborted', 'AbortError'),
  new DOMException('late', 'TimeoutError'),
  named('ChunkLoadError'),
  named('OfflineError'),
  new Event('error'),
])('a network failure is not reported as a bug: %s', (error) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportUnexpected('the cart', error);
  expect(log).not.toHaveBeenCalled();
});

test.each([new Error('bug'), new TypeError('x is not a function'), 'a text', null, undefined])(
  'an unexpected error is logged: %s',
  (error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reportUnexpected('the cart', error);
    expect(log).toHaveBeenCalledWith('the cart failed unexpectedly:', error);
  },
);

test('a rejected call is logged with its name, and still rejects', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = new Error('bug');
  const actor = createActor(
    loggedPromise<never, undefined>('cart addLines', () => Promise.reject(bug)),
    {
      input: undefined,
    },
  );
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  expect(await failed).toBe(bug);
  expect(log).toHaveBeenCalledOnce();
});
