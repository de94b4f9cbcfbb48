import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const database = 'postgres://user@127.0.0.1:5432/platform';

describe('[DATA-01] the settings', () => {
  test('have defaults but for the database', () => {
    expect(readEnv({ PLATFORM_DATABASE_URL: database })).toMatchObject({
      port: 4000,
      url: 'http://127.0.0.1:4000',
      shopUrl: 'http://localhost:3000',
      webhookUrl: 'http://localhost:3000/api/webhooks/platform',
      faults: false,
      scale: 0,
      cartTtlDays: 10,
    });
  });

  test('addresses lose their closing slash', () => {
    const env = readEnv({
      PLATFORM_DATABASE_URL: database,
      PLATFORM_URL: 'https://p.example/',
      PLATFORM_FAULTS: 'on',
    });
    expect(env).toMatchObject({ url: 'https://p.example', faults: true });
  });

  test.each([
    ['PLATFORM_DATABASE_URL', { PLATFORM_DATABASE_URL: undefined }],
    ['PLATFORM_DATABASE_URL', { PLATFORM_DATABASE_URL: 'mysql://x' }],
    ['PLATFORM_PORT', { PLATFORM_PORT: '70000' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'ftp://x' }],
    ['PLATFORM_PUBLIC_TOKEN', { PLATFORM_PUBLIC_TOKEN: 'short' }],
    ['PLATFORM_SCALE', { PLATFORM_SCALE: 'many' }],
    ['PLATFORM_FAULTS', { PLATFORM_FAULTS: 'maybe' }],
  ])('a wrong %s is named', (name, variables) => {
    expect(() => readEnv({ PLATFORM_DATABASE_URL: database, ...variables })).toThrow(name);
  });
});
