import { expect, test } from 'vitest';
import { launcherEnv } from './launcher-env.mjs';
import { shopProcess, watcherProcess, workerProcess } from './process-options';

const settings = launcherEnv({ PORT: '3300' });

test('in development the storefront is ready when Next reports it, without a page request', () => {
  const { ready } = shopProcess(settings, true, 'postgresql://localhost/shop');
  const line = typeof ready === 'object' && 'line' in ready ? ready.line : undefined;
  expect([' ✓ Ready in 3.3s', '✓ Ready in 850ms'].filter((said) => line?.test(said))).toHaveLength(2);
  expect(line?.test(' ○ Compiling /[locale] ...')).toBe(false);
});

test('the built storefront is ready when it responds', () => {
  expect(shopProcess(settings, false, 'postgresql://localhost/shop').ready).toEqual({
    url: 'http://127.0.0.1:3300/livez',
  });
});

test("the built storefront's own Node options precede those that it is given", () => {
  const optionsOf = (...given: readonly (string | undefined)[]) =>
    shopProcess(settings, false, 'postgresql://localhost/shop', ...given).env['NODE_OPTIONS'];
  const own = optionsOf();
  expect(own).toMatch(/^--max-old-space-size=\d+$/);
  expect(shopProcess(settings, false, '').env['MALLOC_ARENA_MAX']).toBe('2');
  expect(shopProcess(settings, true, '').env).toEqual({ DATABASE_URL: '' });
  expect(optionsOf('--import=./clock.mjs', undefined)).toBe(`${own} --import=./clock.mjs`);
  expect(optionsOf(undefined, '--import=./heap.mjs')?.split(/\s+/)).toEqual([own, '--import=./heap.mjs']);
});

test("without the page server the built storefront is Next's own server, and serves no platform images", () => {
  const plain = launcherEnv({ PORT: '3300', PAGE_SERVER: 'off' });
  const { run, env, ready } = shopProcess(plain, false, 'postgresql://localhost/shop');
  expect(run).toMatchObject({ args: expect.arrayContaining(['start', '3300']) });
  expect(env).toEqual({ DATABASE_URL: 'postgresql://localhost/shop', PICTURES_FROM: 'cdn' });
  expect(ready).toEqual(shopProcess(plain, true, 'postgresql://localhost/shop').ready);
  expect(shopProcess(plain, true, 'postgresql://localhost/shop').run).toMatchObject({
    args: expect.arrayContaining(['dev']),
  });
});

test('no other process waits for a storefront page', () => {
  expect(workerProcess(true, 'postgresql://localhost/shop').ready).toBe('when it runs');
  expect(watcherProcess().ready).toBe('when it runs');
});
