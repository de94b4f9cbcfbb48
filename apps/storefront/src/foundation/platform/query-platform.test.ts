import { TypedDocumentString } from '@shop/graphql/documents';
import { platformCode } from '@shop/rules/language';
import { err, ok } from '@shop/rules/result';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { platformFailedSince } from '#foundation/http/platform-outage.ts';
import { forgetProcess } from '#test/support/forget-process.ts';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';
import { queryPlatform } from './query-platform';

const QUERY = new TypedDocumentString<{ shop: { name: string } }, Record<string, never>>(
  'query { shop { name } }',
);
const ask = () => queryPlatform(QUERY, {}, ({ shop }) => ok(shop.name));

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  forgetProcess();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

describe('platform requests', () => {
  test('[PLAT-01] are sent to version 2025-01 with the public access header, once', async () => {
    answer.mockImplementation(async () => Response.json({ data: { shop: { name: 'x' } } }));
    expect(await ask()).toBe('x');
    expect(answer).toHaveBeenCalledTimes(1);
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(String(address)).toBe('http://127.0.0.1:4000/api/2025-01/graphql.json');
    expect(new Headers(init?.headers).get('x-shopify-storefront-access-token')).toBe(
      'localpublictoken0123456789abcdef',
    );
  });

  test.each([
    ['refused connections', async () => Promise.reject(new TypeError('fetch failed'))],
    ['5xx', async () => new Response('bad gateway', { status: 502 })],
    ['too many requests', async () => new Response('', { status: 429 })],
    ['a refusal of the whole shop', async () => new Response('', { status: 403 })],
    ['one with a reason', async () => Response.json({ errors: [{ message: 'x' }] }, { status: 402 })],
    ['pages that are no JSON', async () => new Response('<html>')],
    [
      'throttling',
      async () => Response.json({ errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] }),
    ],
  ])('treat %s as an outage, and signal it to the server', async (_, respond) => {
    answer.mockImplementation(respond);
    const start = performance.now();
    await expect(ask()).rejects.toBeInstanceOf(PlatformUnreachableError);
    expect(platformFailedSince(start)).toBe(true);
  });

  test('[FAULT-01] time out as configured', async () => {
    vi.stubEnv('PLATFORM_TIMEOUT_SECONDS', '60');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer.mockImplementation(async () => Response.json({ data: { shop: { name: 'x' } } }));
    try {
      vi.resetModules();
      const { queryPlatform: query } = await import('./query-platform');
      await query(QUERY, {}, ({ shop }) => ok(shop.name));
      expect(timeout.mock.calls).toEqual([[60_000]]);
    } finally {
      timeout.mockRestore();
      vi.unstubAllEnvs();
    }
  });

  test.each([200, 400, 413])('treat an unknown query, answered with %i, as a bug', async (status) => {
    const errors = [{ message: 'Field does not exist' }];
    answer.mockImplementation(async () => Response.json({ errors }, { status }));
    await expect(ask()).rejects.toBeInstanceOf(PlatformRefusedError);
  });

  test('treat a response of another shape as no response', async () => {
    answer.mockImplementation(async () => Response.json({ data: { shop: {} } }));
    const reading = queryPlatform(QUERY, {}, () => err({ path: 'shop.name', expected: 'a text' }));
    await expect(reading).rejects.toThrow('shop.name');
  });
});

describe('[FAULT-01] a failing platform', () => {
  const away = async () => new Response('', { status: 529 });
  const fine = async () => Response.json({ data: { shop: { name: 'x' } } });

  async function fail(times: number): Promise<void> {
    answer.mockImplementation(away);
    for (let time = 0; time < times; time += 1)
      await expect(ask()).rejects.toBeInstanceOf(PlatformUnreachableError);
    answer.mockClear();
  }

  test('gets no request for a second after five failures in a row, then one, and all again after a success', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fail(5);
    const start = performance.now();
    await expect(ask()).rejects.toThrow('no call was sent');
    expect(platformFailedSince(start)).toBe(true);
    expect(answer).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 1_000);
    answer.mockImplementation(fine);
    expect(await ask()).toBe('x');
    expect(await ask()).toBe('x');
    expect(answer).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('gets requests after four failures, and after any success in between', async () => {
    await fail(4);
    answer.mockImplementation(fine);
    expect(await ask()).toBe('x');
    await fail(4);
    answer.mockImplementation(fine);
    expect(await ask()).toBe('x');
  });

  test('that rejects a request is not failing', async () => {
    answer.mockImplementation(async () => Response.json({ errors: [{ message: 'Field does not exist' }] }));
    for (let time = 0; time < 7; time += 1) await expect(ask()).rejects.toBeInstanceOf(PlatformRefusedError);
  });

  test('gets 16 concurrent requests, five hundred wait, and more are rejected at once', async () => {
    const pending: (() => void)[] = [];
    answer.mockImplementation(
      () =>
        new Promise((resolve) =>
          pending.push(() => resolve(Response.json({ data: { shop: { name: 'x' } } }))),
        ),
    );
    const all = Array.from({ length: 516 }, () => ask());
    await expect(ask()).rejects.toThrow('Too many calls wait');
    expect(answer).toHaveBeenCalledTimes(16);
    const settled = Promise.all(all);
    while (pending.length > 0) {
      for (const end of pending.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await settled).toEqual(Array(516).fill('x'));
  });
});

describe('[FAULT-02] [STORE-05] with the private token', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::'],
    ['unknown', null],
  ])('requests contain %s', async (client, said) => {
    vi.stubEnv('PLATFORM_PRIVATE_TOKEN', 'private-of-the-test');
    vi.stubEnv('PLATFORM_STOREFRONT_ID', '1000012345');
    vi.resetModules();
    const { queryPlatform: query } = await import('./query-platform');
    const { inRequest } = await import('#foundation/process/tracing.ts');
    answer.mockImplementation(async () => Response.json({ data: { shop: { name: 'x' } } }));
    await inRequest({ id: 'a', client, cache: 'none', span: null }, () =>
      query(QUERY, {}, ({ shop }) => ok(shop.name)),
    );
    const headers = new Headers(answer.mock.calls[0]?.[1]?.headers);
    expect(headers.get('shopify-storefront-private-token')).toBe('private-of-the-test');
    expect(headers.get('shopify-storefront-buyer-ip')).toBe(said);
    expect(headers.get('shopify-storefront-id')).toBe('1000012345');
    vi.unstubAllEnvs();
  });
});

test.each([
  ['', '/api/2025-01/graphql.json'],
  ['2026-04', '/api/2026-04/graphql.json'],
])('[STORE-06] with the version "%s" in the settings servers ask at %s', async (version, path) => {
  vi.stubEnv('PLATFORM_API_VERSION', version);
  vi.resetModules();
  const { queryPlatform: query } = await import('./query-platform');
  answer.mockClear();
  answer.mockImplementation(async () => Response.json({ data: { shop: { name: 'x' } } }));
  await query(QUERY, {}, ({ shop }) => ok(shop.name));
  expect(new URL(String(answer.mock.calls[0]?.[0])).pathname).toBe(path);
  vi.unstubAllEnvs();
});

test('[ROUTE-16] the platform is asked in the page’s language', () => {
  expect(platformCode('ja')).toBe('JA');
  expect(platformCode('en')).toBe('EN');
});
