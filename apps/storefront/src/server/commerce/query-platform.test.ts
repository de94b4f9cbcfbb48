import { TypedDocumentString } from '@shop/graphql/documents';
import { err, ok } from '@shop/rules/result';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { platformFailedSince } from '../../http/platform-outage';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';
import { queryPlatform } from './query-platform';

const QUERY = new TypedDocumentString<{ shop: { name: string } }, Record<string, never>>(
  'query { shop { name } }',
);
const ask = () => queryPlatform(QUERY, {}, ({ shop }) => ok(shop.name));

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('shop.storefront'));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

describe('asking the platform', () => {
  test('[PLAT-01] posts to version 2025-01 with the public access header, once', async () => {
    answer.mockImplementation(async () => Response.json({ data: { shop: { name: 'x' } } }));
    expect(await ask()).toBe('x');
    expect(answer).toHaveBeenCalledTimes(1);
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(String(address)).toBe('http://127.0.0.1:4000/api/2025-01/graphql.json');
    expect(new Headers(init?.headers).get('x-shopify-storefront-access-token')).toBe('komoreno-public-token');
  });

  test.each([
    ['refused connections', async () => Promise.reject(new TypeError('fetch failed'))],
    ['5xx', async () => new Response('bad gateway', { status: 502 })],
    ['too many requests', async () => new Response('', { status: 429 })],
    ['pages that are no JSON', async () => new Response('<html>')],
    [
      'throttling',
      async () => Response.json({ errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] }),
    ],
  ])('takes %s for an outage, and notes it for the server', async (_, respond) => {
    answer.mockImplementation(respond);
    const start = performance.now();
    await expect(ask()).rejects.toBeInstanceOf(PlatformUnreachableError);
    expect(platformFailedSince(start)).toBe(true);
  });

  test('takes a query the platform does not know for a bug of ours', async () => {
    answer.mockImplementation(async () => Response.json({ errors: [{ message: 'Field does not exist' }] }));
    await expect(ask()).rejects.toBeInstanceOf(PlatformRefusedError);
  });

  test('takes an answer of another shape for no answer', async () => {
    answer.mockImplementation(async () => Response.json({ data: { shop: {} } }));
    const reading = queryPlatform(QUERY, {}, () => err({ path: 'shop.name', expected: 'a text' }));
    await expect(reading).rejects.toThrow('shop.name');
  });
});
