import { describe, expect, test } from 'vitest';
import { PUBLIC_SECRETS, unsafeSettings } from './unsafe-settings.mjs';

type Given = Parameters<typeof unsafeSettings>[0];

/** `npm start`. */
const OF_THIS_MACHINE: Given = {
  HOST: '127.0.0.1',
  SHOP_URL: undefined,
  TRUSTED_PROXIES: 0,
  TLS_AT_PROXY: 'off',
  PLATFORM_FAULTS: 'on',
  COUPON_CODES: 'platform',
  ...PUBLIC_SECRETS,
};
/** A shop behind one proxy. */
const SAFE: Given = {
  ...OF_THIS_MACHINE,
  HOST: '0.0.0.0',
  SHOP_URL: 'https://shop.example',
  TRUSTED_PROXIES: 1,
  PLATFORM_FAULTS: 'off',
  WEBHOOK_SECRET: 'a secret of our own, of 32 signs: 1',
  MAIL_LINK_SECRET: 'a secret of our own, of 32 signs: 2',
  PLATFORM_ADMIN_TOKEN: 'a secret of our own, of 32 signs: 3',
  PLATFORM_URL: 'https://store.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Shop <shop@shop.example>',
};
const namesOf = (given: Given) => unsafeSettings(given).map(({ name }) => name);

describe('a shop reachable from its machine only', () => {
  test.each([
    ['127.0.0.1', undefined],
    ['localhost', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['127.0.3.4', 'http://127.0.0.1:8080'],
  ])('[OPS-03] may have every default (HOST %s, SHOP_URL %s)', (HOST, SHOP_URL) => {
    expect(unsafeSettings({ ...OF_THIS_MACHINE, HOST, SHOP_URL })).toEqual([]);
  });
});

describe('a publicly reachable shop', () => {
  test('[OPS-03] starts with its own secrets, without error injection, behind a TLS proxy', () => {
    expect(unsafeSettings(SAFE)).toEqual([]);
    // The proxy is on the same machine: only it reaches the plain http.
    expect(unsafeSettings({ ...SAFE, HOST: '127.0.0.1', TRUSTED_PROXIES: 0 })).toEqual([]);
    // The TLS terminator passes the clients' connections on and names no client.
    expect(unsafeSettings({ ...SAFE, TRUSTED_PROXIES: 0, TLS_AT_PROXY: 'on' })).toEqual([]);
  });

  test.each([
    ['0.0.0.0', undefined],
    ['::', 'http://localhost:3000'],
    ['192.168.0.7', 'http://127.0.0.1:3000'],
    ['127.0.0.1', 'http://shop.example'],
    ['127.0.0.1', 'http://127.0.0.1.evil.example'],
    ['127.0.0.1', 'http://192.168.0.7:3000'],
  ])('[OPS-03] is rejected with http (HOST %s, SHOP_URL %s)', (HOST, SHOP_URL) => {
    expect(namesOf({ ...SAFE, HOST, SHOP_URL })).toEqual(['SHOP_URL']);
    // No proxy setting makes http acceptable.
    expect(namesOf({ ...SAFE, HOST, SHOP_URL, TLS_AT_PROXY: 'on' })).toEqual(['SHOP_URL']);
  });

  test.each([
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 0 }],
    ['PLATFORM_FAULTS', { PLATFORM_FAULTS: 'on' }],
    ['PLATFORM_FAULTS', { PLATFORM_FAULTS: 'on', HOST: '127.0.0.1' }],
    ['WEBHOOK_SECRET', { WEBHOOK_SECRET: PUBLIC_SECRETS.WEBHOOK_SECRET }],
    ['MAIL_LINK_SECRET', { MAIL_LINK_SECRET: PUBLIC_SECRETS.MAIL_LINK_SECRET, HOST: 'localhost' }],
    ['PLATFORM_ADMIN_TOKEN', { PLATFORM_ADMIN_TOKEN: PUBLIC_SECRETS.PLATFORM_ADMIN_TOKEN }],
  ] as const)('[OPS-03] is rejected by the name of %s only (%o)', (name, changed) => {
    expect(namesOf({ ...SAFE, ...changed })).toEqual([name]);
  });

  test.each([
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['PLATFORM_URL', { PLATFORM_URL: undefined }],
    ['WEBHOOK_SECRET', { WEBHOOK_SECRET: 'x'.repeat(31) }],
    ['MAIL_LINK_SECRET', { MAIL_LINK_SECRET: '12345678' }],
    ['PLATFORM_ADMIN_TOKEN', { PLATFORM_ADMIN_TOKEN: 'x'.repeat(31) }],
  ] as const)(
    '[OPS-03] [MAIL-07] is rejected by the name of %s only, which is unset or short (%o)',
    (name, changed) => {
      expect(namesOf({ ...SAFE, ...changed })).toEqual([name]);
      expect(namesOf({ ...OF_THIS_MACHINE, ...changed })).toEqual([]);
    },
  );

  test('[OPS-03] may write its mails to a folder, if configured', () => {
    expect(namesOf({ ...SAFE, SMTP_URL: undefined, MAIL_FOLDER: '/mails' })).toEqual([]);
  });

  test('[OPS-03] gets all errors at once', () => {
    const bare = {
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      PLATFORM_URL: undefined,
      WEBHOOK_SECRET: 'short one',
    };
    expect(namesOf({ ...SAFE, ...bare })).toEqual([
      'WEBHOOK_SECRET',
      'PLATFORM_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
  });

  test("[OPS-03] does not need the back office's token where it creates no codes", () => {
    const { PLATFORM_ADMIN_TOKEN } = PUBLIC_SECRETS;
    expect(unsafeSettings({ ...SAFE, PLATFORM_ADMIN_TOKEN, COUPON_CODES: 'pool' })).toEqual([]);
    expect(unsafeSettings({ ...SAFE, PLATFORM_ADMIN_TOKEN: 'short', COUPON_CODES: 'pool' })).toEqual([]);
  });

  test('[OPS-03] gets the name of the variable that makes it public', () => {
    const of = (given: Partial<Given>) =>
      unsafeSettings({ ...SAFE, PLATFORM_FAULTS: 'on', ...given }).map(({ message }) => message);
    expect(of({})).toEqual([expect.stringContaining('SHOP_URL is reachable')]);
    expect(of({ SHOP_URL: 'https://localhost' })).toEqual([expect.stringContaining('HOST is reachable')]);
  });
});
