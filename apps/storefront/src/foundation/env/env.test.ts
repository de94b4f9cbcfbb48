import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnv } from './env';

/** The required settings of a publicly reachable shop besides its secrets. */
const SAID = {
  PLATFORM_URL: 'https://store.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
};

describe('the environment', () => {
  test('has a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      drainSeconds: 0,
      shopUrl: 'http://localhost:3000',
      platformUrl: 'http://127.0.0.1:4000',
      brand: 'komoreno',
      cdnOrigins: [],
      pictureOrigin: 'http://127.0.0.1:4000',
      platformApiVersion: undefined,
      platformPublicToken: 'localpublictoken0123456789abcdef',
      platformPrivateToken: null,
      platformStorefrontId: null,
      platformTimeoutMs: 4_000,
      webhookSecret: 'local-webhook-secret',
      databaseUrl: 'postgresql://127.0.0.1:5432/shop',
      mailMagazineCoupons: [{ code: 'MMSP15-7KQ2', discountRate: 15 }],
      couponCodes: { source: 'shared', low: 500, validDays: 365, adminToken: 'local-admin-token' },
      formLimitPerClient: 30,
      renderLimitPerClient: 120,
      trustedProxies: 0,
      mailLinkSecret: 'local-mail-link-secret',
      restockCheckMinutes: 10,
      consentRetentionDays: 1_095,
      mail: {
        from: null,
        smtpUrl: null,
        perSecond: 20,
        folder: resolve('.data/mails'),
      },
      tagManager: null,
      log: { level: 'info', format: 'json' },
      errorHook: null,
      metrics: { port: null, workerPort: null, host: '127.0.0.1', token: null },
      traces: null,
      vitalsSample: 1,
    });
  });

  test.each([
    [{}, 'komoreno'],
    [{ PLATFORM_URL: 'http://127.0.0.1:4000' }, 'komoreno'],
    [{ PLATFORM_URL: 'http://127.0.0.1:4251', PLATFORM_PORT: '4251' }, 'komoreno'],
    [{ PLATFORM_URL: 'http://platform.localhost:4000' }, 'komoreno'],
    [{ PLATFORM_URL: 'http://127.0.0.1:4251' }, 'none'],
    [{ PLATFORM_URL: 'https://bakery.myshopify.com' }, 'none'],
    [{ PLATFORM_URL: 'https://bakery.myshopify.com', BRAND: 'komoreno' }, 'komoreno'],
    [{ BRAND: 'none' }, 'none'],
  ])('[BRAND-01] %o is the shop of %s', (source, brand) => {
    expect(parseEnv(source).brand).toBe(brand);
  });

  test('[BRAND-01] an unknown brand is rejected', () => {
    expect(() => parseEnv({ BRAND: 'bakery' })).toThrow(/BRAND/);
  });

  test('[ANA-01] names a tag manager with every required origin', () => {
    expect(
      parseEnv({
        TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
        TAG_MANAGER_ORIGINS: 'https://collect.example/x, https://tags.example',
      }).tagManager,
    ).toEqual({
      scriptUrl: 'https://tags.example/gtm.js?id=GTM-1',
      origins: ['https://tags.example', 'https://collect.example'],
    });
  });

  test('treats an empty variable as unset, and keeps only the origin of a URL', () => {
    const env = parseEnv({
      PORT: '8080',
      SHOP_URL: '',
      PLATFORM_URL: 'https://shop.myshopify.com/some/path',
    });
    expect(env.shopUrl).toBe('http://localhost:8080');
    expect(env.platformUrl).toBe('https://shop.myshopify.com');
    expect(env.cdnOrigins).toEqual(['https://cdn.shopify.com']);
    expect(env.pictureOrigin, 'near its shoppers').toBeNull();
  });

  test('[MAIL-04] accepts several coupons, given out in rotation', () => {
    expect(parseEnv({ MAIL_MAGAZINE_COUPONS: 'A15:15, B5:5' }).mailMagazineCoupons).toEqual([
      { code: 'A15', discountRate: 15 },
      { code: 'B5', discountRate: 5 },
    ]);
  });

  describe('publicly known secrets', () => {
    const own = {
      ...SAID,
      WEBHOOK_SECRET: 'a secret of our own, of 32 signs: 1',
      MAIL_LINK_SECRET: 'a secret of our own, of 32 signs: 2',
    };

    test.each(['https://shop.example', 'https://192.168.0.7:3000', 'https://127.0.0.1.evil.example'])(
      '[MAIL-06] [OPS-03] are rejected by name for a shop at %s',
      (SHOP_URL) => {
        expect(() => parseEnv({ SHOP_URL })).toThrow(
          /WEBHOOK_SECRET is the public default.*MAIL_LINK_SECRET is.*PLATFORM_URL is not set.*SMTP_URL is.*MAIL_FROM is/,
        );
        expect(() => parseEnv({ SHOP_URL, ...own, MAIL_LINK_SECRET: 'local-mail-link-secret' })).toThrow(
          /: MAIL_LINK_SECRET is the public default[^;]*$/,
        );
        expect(() => parseEnv({ SHOP_URL, ...own, WEBHOOK_SECRET: '' })).toThrow(
          /: WEBHOOK_SECRET is the public default[^;]*$/,
        );
        expect(parseEnv({ SHOP_URL, ...own })).toMatchObject({
          webhookSecret: 'a secret of our own, of 32 signs: 1',
          mailLinkSecret: 'a secret of our own, of 32 signs: 2',
        });
      },
    );

    test('[MAIL-04] include that of the back office, where it is used', () => {
      const shop = { SHOP_URL: 'https://shop.example', ...own };
      expect(() => parseEnv({ ...shop, COUPON_CODES: 'platform' })).toThrow(
        'PLATFORM_ADMIN_TOKEN is the public',
      );
      expect(parseEnv({ ...shop, COUPON_CODES: 'pool' }).couponCodes.source).toBe('pool');
    });

    test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
      'are accepted for one at %s',
      (SHOP_URL) => {
        expect(parseEnv({ SHOP_URL }).mailLinkSecret).toBe('local-mail-link-secret');
      },
    );
  });

  test('[OPS-05] drains for the delay of a proxy where there is one, and not on localhost', () => {
    expect(parseEnv({ HOST: 'localhost' }).drainSeconds).toBe(0);
    expect(parseEnv({ SHOP_URL: 'http://localhost:8080' }).drainSeconds).toBe(0);
    expect(parseEnv({ HOST: '127.0.0.1', DRAIN_SECONDS: '9' }).drainSeconds).toBe(9);
    const secrets = {
      ...SAID,
      WEBHOOK_SECRET: 'a secret of our own, of 32 signs: 1',
      MAIL_LINK_SECRET: 'a secret of our own, of 32 signs: 2',
    };
    const exposed = { ...secrets, HOST: '0.0.0.0', SHOP_URL: 'https://shop.example', TRUSTED_PROXIES: '1' };
    expect(parseEnv(exposed)).toMatchObject({ host: '0.0.0.0', drainSeconds: 5 });
    expect(parseEnv({ ...exposed, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    // The proxy is on the same machine.
    expect(parseEnv({ ...secrets, SHOP_URL: 'https://shop.example' }).drainSeconds).toBe(5);
    expect(parseEnv({ TRUSTED_PROXIES: '1' }).drainSeconds).toBe(5);
  });

  test('[OPS-03] names every unsafe variable at once, each with its reason', () => {
    expect(() => parseEnv({ HOST: '0.0.0.0', PLATFORM_FAULTS: 'on' })).toThrow(
      /WEBHOOK_SECRET is .*; MAIL_LINK_SECRET is .*; PLATFORM_URL is .*; SMTP_URL is .*; MAIL_FROM is .*; PLATFORM_FAULTS enables .*; SHOP_URL must be /,
    );
  });

  test.each([
    ['HOST', 'shop.example'],
    ['HOST', '300.0.0.1'],
    ['DRAIN_SECONDS', '-1'],
    ['TLS_AT_PROXY', 'yes'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SHOP_URL', 'ftp://x'],
    ['PLATFORM_URL', 'localhost'],
    ['WEBHOOK_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://127.0.0.1/shop'],
    ['MAIL_MAGAZINE_COUPONS', 'A15'],
    ['MAIL_MAGAZINE_COUPONS', 'A15:15,B20:20'],
    ['CONSENT_RETENTION_DAYS', '7'],
    ['COUPON_CODES', 'many'],
    ['COUPON_CODES_LOW', '0'],
    ['COUPON_VALID_DAYS', '30'],
    ['FORM_LIMIT_PER_CLIENT', '0'],
    ['TRUSTED_PROXIES', 'all'],
    ['TAG_MANAGER_URL', 'http://tags.example/gtm.js'],
    ['TAG_MANAGER_ORIGINS', 'collect.example'],
    ['CDN_ORIGINS', 'pictures.example'],
    ['RENDER_LIMIT_PER_CLIENT', '5'],
    ['PLATFORM_TIMEOUT_SECONDS', '0'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });
});
