import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module';

const fetchHead = vi.fn(async () => new Response(null, { status: 200 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetchHead);
  fetchHead.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code loaded on intent is loaded once, however often it is requested', async () => {
  const load = vi.fn(async () => ({ name: 'cart' }));
  const code = lazyModule(load);
  expect([code.loaded(), code.isRequested()]).toEqual([undefined, false]);
  const [one, other] = [code.load(), code.load()];
  expect([code.loaded(), code.isRequested()]).toEqual([undefined, true]);
  expect(await one).toBe(await other);
  expect(code.loaded()).toEqual({ name: 'cart' });
  await code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('[OPS-06] a failed load is retried once, transparently to waiting callers', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('the process is being replaced'));
  const code = lazyModule(load);
  const both = Promise.all([code.load(), code.load()]);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await both).toEqual(['here', 'here']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that failed twice rejects, and is retried by the next caller', async () => {
  const load = vi
    .fn(async () => 'here')
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost again'));
  const code = lazyModule(load);
  const failed = expect(code.load()).rejects.toThrow('lost again');
  await vi.advanceTimersByTimeAsync(500);
  await failed;
  expect([code.loaded(), code.isRequested()]).toEqual([undefined, false]);
  expect(await code.load()).toBe('here');
});

test('offline a load fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
  const code = lazyModule(load);
  await expect(code.load()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await code.load()).toBe('here');
});

test('[OPS-06] the server is asked whether it has the missing file', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), {
    request: '/_next/static/chunks/7.js',
  });
  const code = lazyModule(async () => {
    throw missing;
  });
  const failed = expect(code.load()).rejects.toBe(missing);
  await vi.advanceTimersByTimeAsync(500);
  await failed;
  expect(fetchHead.mock.calls).toEqual([
    ['/_next/static/chunks/7.js', { method: 'HEAD', cache: 'no-store' }],
  ]);
});
