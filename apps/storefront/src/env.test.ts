import { describe, expect, test } from 'vitest';
import { parseEnv } from './env';

describe('the environment', () => {
  test('has a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      shopUrl: 'http://localhost:3000',
      platformUrl: 'http://127.0.0.1:4000',
      platformPublicToken: 'komoreno-public-token',
      webhookSecret: 'komoreno-webhook-secret',
    });
  });

  test('takes an empty variable for an absent one, and keeps only the origin of an address', () => {
    const env = parseEnv({
      PORT: '8080',
      SHOP_URL: '',
      PLATFORM_URL: 'https://shop.myshopify.com/some/path',
    });
    expect(env.shopUrl).toBe('http://localhost:8080');
    expect(env.platformUrl).toBe('https://shop.myshopify.com');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SHOP_URL', 'ftp://x'],
    ['PLATFORM_URL', 'localhost'],
    ['WEBHOOK_SECRET', 'short'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });
});
