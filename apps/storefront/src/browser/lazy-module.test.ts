import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module';

test('code that is loaded on intent is loaded once, however often it is asked for', async () => {
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

test('a load that failed is told to whoever asked, and tried again by the next', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
  const code = lazyModule(load);
  await expect(code.load()).rejects.toThrow('offline');
  expect([code.loaded(), code.isRequested()]).toEqual([undefined, false]);
  expect(await code.load()).toBe('here');
});
