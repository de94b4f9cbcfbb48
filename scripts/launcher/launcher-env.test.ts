import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { launcherEnv } from './launcher-env.mjs';

describe('the launcher’s variables', () => {
  test('have defaults', () => {
    expect(launcherEnv({})).toMatchObject({
      port: 3000,
      platformPort: 4000,
      shopUrl: 'http://localhost:3000',
      platformUrl: 'http://127.0.0.1:4000',
      localPlatform: true,
      databaseUrl: undefined,
    });
  });

  test.each([
    [{}, '.data'],
    [{ BRAND: 'komoreno' }, '.data'],
    [{ BRAND: 'none' }, '.data'],
    [{ BRAND: 'asamoya' }, '.data/asamoya'],
    [{ BRAND: 'asamoya', DATA_DIR: 'x' }, 'x'],
    [{ BRAND: '../src' }, '.data'],
  ])(
    '[BRAND-03] %o stores its products in %s: a seeded database keeps those of another brand',
    (given, folder) => {
      expect(launcherEnv(given).dataDir).toBe(resolve(projectRoot, folder));
    },
  );

  test('are unset when empty', () => {
    expect(launcherEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('shift both ports and the URLs derived from them', () => {
    expect(launcherEnv({ PORT: '3300', PLATFORM_PORT: '4300' })).toMatchObject({
      shopUrl: 'http://localhost:3300',
      platformUrl: 'http://127.0.0.1:4300',
    });
  });

  test.each(['https://my-store.myshopify.com', 'http://localhost:4100', 'http://127.0.0.1:4000'])(
    'name a running platform (%s), beside which none is started',
    (PLATFORM_URL) => {
      const settings = launcherEnv({ PLATFORM_URL });
      expect(settings).toMatchObject({ platformUrl: PLATFORM_URL, localPlatform: false });
    },
  );

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a port number (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535'],
    [{ PLATFORM_PORT: '3000' }, 'PLATFORM_PORT must differ from PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://'],
    [{ SHOP_URL: 'example' }, 'SHOP_URL must be an http or https address'],
  ])('%o is rejected by name', (variables, sentence) => {
    expect(() => launcherEnv(variables)).toThrow(sentence);
  });

  test('are all named at once', () => {
    expect(() => launcherEnv({ PORT: 'x', SHOP_URL: 'y', PLATFORM_URL: 'z' })).toThrow(
      /PORT .*PLATFORM_URL .*SHOP_URL /s,
    );
  });
});
