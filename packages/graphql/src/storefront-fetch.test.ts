import { afterAll, describe, expect, test, vi } from 'vitest';
import { ShopPoliciesDocument } from './__generated__/documents/graphql';
import { makeStorefrontFetch, type StorefrontFetchOptions } from './storefront-fetch';
import { type FakeAnswer, startFakePlatform } from './testing/fake-platform';

const platform = await startFakePlatform();
afterAll(() => platform.close());

const GOOD = { body: { data: { shop: { name: 'S', refundPolicy: null, termsOfService: null } } } };
const graphqlError = (code?: string) => ({
  body: { errors: [{ message: 'no', path: ['shop', 'name'], ...(code && { extensions: { code } }) }] },
});

async function ask(answers: FakeAnswer[], options: Partial<StorefrontFetchOptions> = {}) {
  platform.answer(...answers);
  const call = makeStorefrontFetch({
    platformUrl: platform.url,
    publicToken: 'public',
    random: () => 0,
    ...options,
  });
  return call(ShopPoliciesDocument, { language: 'JA' });
}

describe('server requests to the platform', () => {
  test('[PLAT-01] posts to the endpoint of 2025-01 with the public access header', async () => {
    expect(await ask([GOOD])).toEqual({ ok: true, value: GOOD.body.data });
    expect(platform.seen).toMatchObject([
      {
        url: '/api/2025-01/graphql.json',
        headers: { 'x-shopify-storefront-access-token': 'public', 'content-type': 'application/json' },
        body: { variables: { language: 'JA' } },
      },
    ]);
    expect(platform.seen[0]?.body.query).toContain('query ShopPolicies');
  });

  test("[FAULT-02] with the private token sends only that, and the buyer's IP", async () => {
    await ask([GOOD], { privateToken: 'private', buyerAddress: () => '198.51.100.7' });
    const forSomebody = platform.seen[0]?.headers;
    await ask([GOOD], { privateToken: 'private', buyerAddress: () => undefined });
    const forNobody = platform.seen[0]?.headers;
    expect(forSomebody).toMatchObject({
      'shopify-storefront-private-token': 'private',
      'shopify-storefront-buyer-ip': '198.51.100.7',
    });
    expect(forSomebody).not.toHaveProperty('x-shopify-storefront-access-token');
    expect(forNobody).not.toHaveProperty('shopify-storefront-buyer-ip');
  });

  test('[STORE-05] names the storefront for analytics, where configured', async () => {
    await ask([GOOD], { storefrontId: '1000012345' });
    expect(platform.seen[0]?.headers).toMatchObject({ 'shopify-storefront-id': '1000012345' });
    await ask([GOOD]);
    expect(platform.seen[0]?.headers).not.toHaveProperty('shopify-storefront-id');
  });

  test('[FAULT-02] without it sends no buyer IP', async () => {
    await ask([GOOD], { buyerAddress: () => '198.51.100.7' });
    expect(platform.seen[0]?.headers).not.toHaveProperty('shopify-storefront-buyer-ip');
  });

  test.each<[name: string, answer: FakeAnswer, layer: string, isRetryable: boolean, attempts: number]>([
    ['500', { status: 500, body: 'x' }, 'http', true, 3],
    ['503', { status: 503, body: '' }, 'http', true, 3],
    ['429', { status: 429, body: '' }, 'http', true, 3],
    ['401', { status: 401, body: {} }, 'http', false, 1],
    ['404', { status: 404, body: 'no' }, 'http', false, 1],
    ['throttled', graphqlError('THROTTLED'), 'graphql', true, 3],
    ['a refused query', graphqlError('undefinedField'), 'graphql', false, 1],
    ['an error without a code', graphqlError(), 'graphql', false, 1],
    ['a proxy’s page', { body: '<html>' }, 'validation', true, 3],
    ['a cut answer', { body: '{"data":{' }, 'validation', true, 3],
    ['null', { body: 'null' }, 'validation', true, 3],
    ['no data', { body: {} }, 'validation', true, 3],
    ['data of nothing', { body: { data: {} } }, 'validation', true, 3],
    ['data null', { body: { data: null } }, 'validation', true, 3],
    ['errors that are none', { body: { errors: [7] } }, 'graphql', false, 1],
  ])('%s', async (_name, answer, layer, isRetryable, attempts) => {
    expect(await ask([answer])).toMatchObject({ ok: false, error: { layer, isRetryable } });
    expect(platform.seen).toHaveLength(attempts);
  });

  test('a failure followed by success succeeds', async () => {
    expect(await ask([{ status: 502, body: '' }, GOOD])).toMatchObject({ ok: true });
    expect(platform.seen).toHaveLength(2);
  });

  test('[FAULT-01] a timeout is a network failure; a platform that used up the whole timeout is not retried', async () => {
    // Attempts, not arrivals: a busy machine may accept none in time.
    const send = vi.fn(fetch);
    const random = vi.fn(() => 0);
    expect(await ask(['hang'], { timeoutMs: 50, retries: 1, fetch: send, random })).toMatchObject({
      ok: false,
      error: { layer: 'network', isRetryable: true },
    });
    expect(send).toHaveBeenCalledOnce();
    expect(random, 'no wait for a retry').not.toHaveBeenCalled();
  });

  test('a refused connection is a network failure', async () => {
    expect(await ask([GOOD], { platformUrl: 'http://127.0.0.1:9', retries: 0 })).toMatchObject({
      error: { layer: 'network' },
    });
  });

  test('a GraphQL error has its path', async () => {
    expect(await ask([graphqlError()])).toMatchObject({ error: { detail: 'shop.name: no' } });
  });
});
