import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askStorefront, StoreRefusal } from './store-client';
import { storeOfCommand } from './store-of-command';

const COMMAND = { usage: 'npm run store:check', about: 'Checks a store.' };
const access = (url: string) => ({
  url,
  apiVersion: '2026-04',
  publicToken: 'a token',
  privateToken: null,
  adminToken: null,
});

afterEach(() => vi.unstubAllEnvs());

describe('[STORE-04] a command for a store', () => {
  test.each([
    ['bread.myshopify.com', 'https://bread.myshopify.com'],
    ['https://bread.example/some/path', 'https://bread.example'],
    ['localhost:4251', 'http://localhost:4251'],
    ['127.0.0.1:4251', 'http://127.0.0.1:4251'],
    ['[::1]:4251', 'http://[::1]:4251'],
  ])('parses %s as %s', (domain, url) => {
    expect(storeOfCommand(COMMAND, ['--domain', domain]).access.url).toBe(url);
  });

  test.each([
    [['--domain', 'a b'], '--domain is no address'],
    [['--domain', 'ftp://bread.example'], '--domain is no address'],
    [['--shop-url', 'https://'], '--shop-url is no address'],
  ])('rejects %o with a message', (args, words) => {
    expect(() => storeOfCommand(COMMAND, args)).toThrow(StoreRefusal);
    expect(() => storeOfCommand(COMMAND, args)).toThrow(words);
  });

  test('accepts only an explicit URL for webhooks: a localhost default is not reachable for others', () => {
    expect(storeOfCommand(COMMAND, []).shopUrl).toBeNull();
    expect(storeOfCommand(COMMAND, ['--shop-url', 'https://bread.example/']).shopUrl).toBe(
      'https://bread.example',
    );
  });

  test('the private token of the settings is for their store alone, the admin token for a local one', async () => {
    vi.stubEnv('PLATFORM_PRIVATE_TOKEN', 'a-private-token');
    vi.stubEnv('PLATFORM_ADMIN_TOKEN', 'an-admin-token');
    vi.stubEnv('PLATFORM_URL', 'http://localhost:4300');
    vi.resetModules();
    const command = await import('./store-of-command');
    const tokensFor = (...args: string[]) => {
      const { privateToken, adminToken } = command.storeOfCommand(COMMAND, args).access;
      return [privateToken, adminToken];
    };
    expect(tokensFor()).toEqual(['a-private-token', 'an-admin-token']);
    expect(tokensFor('--domain', 'bread.myshopify.com')).toEqual([null, null]);
    const given = ['--private-token', 'given-private', '--admin-token', 'given-admin'];
    expect(tokensFor('--domain', 'bread.myshopify.com', ...given)).toEqual(['given-private', 'given-admin']);
  });

  test('reports a closed port or an unknown host in one line', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await new Promise((closed) => server.close(closed));
    const closed = `http://127.0.0.1:${port}`;
    const refusals = [closed, 'http://no-such-store.invalid'].map((url) =>
      askStorefront(access(url))('{ shop { name } }').then(
        () => 'answered',
        (error: unknown) => (error instanceof StoreRefusal ? error.message : error),
      ),
    );
    expect(await Promise.all(refusals)).toEqual([
      expect.stringContaining(`${closed} cannot be reached: connect ECONNREFUSED`),
      expect.stringContaining('http://no-such-store.invalid cannot be reached: getaddrinfo'),
    ]);
  });
});
