import { expect, test } from 'vitest';
import { launcherEnv } from './launcher-env.mjs';
import { shopProcess, watcherProcess, workerProcess } from './process-options';

const settings = launcherEnv({ PORT: '3300' });

test('in development the shop is ready when Next says so, and no page is asked for', () => {
  const { ready } = shopProcess(settings, true, 'postgresql://localhost/shop');
  const line = typeof ready === 'object' && 'line' in ready ? ready.line : undefined;
  expect([' ✓ Ready in 3.3s', '✓ Ready in 850ms'].filter((said) => line?.test(said))).toHaveLength(2);
  expect(line?.test(' ○ Compiling /[locale] ...')).toBe(false);
});

test('the built shop is ready when it answers', () => {
  expect(shopProcess(settings, false, 'postgresql://localhost/shop').ready).toEqual({
    url: 'http://127.0.0.1:3300/livez',
  });
});

test('without the page server the built shop is Next’s own server, and sends no pictures of the platform', () => {
  const plain = launcherEnv({ PORT: '3300', PAGE_SERVER: 'off' });
  const { run, env, ready } = shopProcess(plain, false, 'postgresql://localhost/shop');
  expect(run).toMatchObject({ args: expect.arrayContaining(['start', '3300']) });
  expect(env).toEqual({ DATABASE_URL: 'postgresql://localhost/shop', PICTURES_FROM: 'cdn' });
  expect(ready).toEqual(shopProcess(plain, true, 'postgresql://localhost/shop').ready);
  expect(shopProcess(plain, true, 'postgresql://localhost/shop').run).toMatchObject({
    args: expect.arrayContaining(['dev']),
  });
});

test('nothing else waits for a page of the shop', () => {
  expect(workerProcess(true, 'postgresql://localhost/shop').ready).toBe('when it runs');
  expect(watcherProcess().ready).toBe('when it runs');
});
