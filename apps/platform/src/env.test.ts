import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const database = 'postgres://user@127.0.0.1:5432/platform';

describe('[DATA-01] the settings', () => {
  test('have defaults except for the database', () => {
    expect(readEnv({ PLATFORM_DATABASE_URL: database })).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      url: 'http://127.0.0.1:4000',
      shopUrl: 'http://localhost:3000',
      webhookUrl: 'http://localhost:3000/api/webhooks/platform',
      faults: false,
      scale: 0,
      passwordCost: 14,
      cartTtlDays: 10,
      oldestVersion: '2024-10',
    });
  });

  test('[BRAND-03] name no brand in tokens, which the pages of every shop contain', () => {
    const { publicToken, adminToken, webhookSecret } = readEnv({ PLATFORM_DATABASE_URL: database });
    for (const name of BRAND_NAMES)
      expect([publicToken, adminToken, webhookSecret].join()).not.toContain(name);
  });

  test('images are stored in the data folder, or in the shared one', () => {
    const folders = { PLATFORM_DATABASE_URL: database, PLATFORM_DATA_DIR: '/data' };
    expect(readEnv(folders).imageDir).toBe('/data/cdn');
    expect(readEnv({ ...folders, PLATFORM_IMAGE_DIR: '/pictures' }).imageDir).toBe('/pictures');
  });

  test('URLs lose their trailing slash', () => {
    const env = readEnv({
      PLATFORM_DATABASE_URL: database,
      PLATFORM_URL: 'https://p.example/',
      PLATFORM_FAULTS: 'on',
    });
    expect(env).toMatchObject({ url: 'https://p.example', faults: true });
  });

  describe('of a publicly reachable platform', () => {
    const own = {
      PLATFORM_DATABASE_URL: database,
      PLATFORM_HOST: '0.0.0.0',
      PLATFORM_ADMIN_TOKEN: 'admin-token-of-our-own',
      WEBHOOK_SECRET: 'webhook-secret-of-our-own',
    };

    test('[OPS-03] have custom secrets and no errors', () => {
      expect(readEnv(own)).toMatchObject({ host: '0.0.0.0', faults: false });
      expect(readEnv({ ...own, PLATFORM_HOST: '127.0.0.1', PLATFORM_FAULTS: 'on' }).faults).toBe(true);
    });

    test.each([
      ['PLATFORM_ADMIN_TOKEN', { PLATFORM_ADMIN_TOKEN: undefined }],
      ['WEBHOOK_SECRET', { WEBHOOK_SECRET: 'local-webhook-secret' }],
      ['PLATFORM_FAULTS', { PLATFORM_FAULTS: 'on' }],
      ['PLATFORM_EXPLORER', { PLATFORM_EXPLORER: 'on' }],
      ['PLATFORM_PASSWORD_COST', { PLATFORM_PASSWORD_COST: '13' }],
    ])('[OPS-03] reject the start with the name of %s', (name, unsafe) => {
      expect(() => readEnv({ ...own, ...unsafe })).toThrow(
        new RegExp(`invalid:\\n  ${name}: .*is reachable from other machines$`),
      );
    });
  });

  test('[OPS-03] an empty variable counts as absent, whichever it is', () => {
    const own = { PLATFORM_DATABASE_URL: database };
    const text = readFileSync(fileURLToPath(new URL('./env.ts', import.meta.url)), 'utf8');
    const names = [...text.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    expect(names).toContain('MAIL_FROM');
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnv({ ...empty, ...own })).toEqual(readEnv(own));
    expect(() => readEnv(empty)).toThrow('PLATFORM_DATABASE_URL');
  });

  test.each([
    [undefined, ['https://shop.example/account/authorize']],
    ['https://app.example/back', ['https://app.example/back']],
    [' https://app.example/back, shop.1.app://back ', ['https://app.example/back', 'shop.1.app://back']],
  ])('[PLAT-07] a sign-in leads back to %s', (given, redirects) => {
    const variables = {
      PLATFORM_DATABASE_URL: database,
      SHOP_URL: 'https://shop.example',
      PLATFORM_ACCOUNT_REDIRECTS: given,
    };
    expect(readEnv(variables).accountRedirects).toEqual(redirects);
  });

  test('[MAIL-07] a malformed MAIL_FROM is refused by name', () => {
    const malformed = { PLATFORM_DATABASE_URL: database, MAIL_FROM: 'shop' };
    expect(() => readEnv(malformed)).toThrow('MAIL_FROM: must look like Shop <noreply@shop.example>');
  });

  test.each([
    ['PLATFORM_DATABASE_URL', { PLATFORM_DATABASE_URL: undefined }],
    ['PLATFORM_DATABASE_URL', { PLATFORM_DATABASE_URL: 'mysql://x' }],
    ['PLATFORM_PORT', { PLATFORM_PORT: '70000' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'ftp://x' }],
    ['PLATFORM_PUBLIC_TOKEN', { PLATFORM_PUBLIC_TOKEN: 'short' }],
    ['PLATFORM_SCALE', { PLATFORM_SCALE: 'many' }],
    ['PLATFORM_FAULTS', { PLATFORM_FAULTS: 'maybe' }],
  ])('an invalid %s is named', (name, variables) => {
    expect(() => readEnv({ PLATFORM_DATABASE_URL: database, ...variables })).toThrow(name);
  });
});
