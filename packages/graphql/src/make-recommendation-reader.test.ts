import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApolloClient } from './make-apollo-client';
import { makeRecommendationReader } from './make-recommendation-reader';
import { type FakeAnswer, type FakePlatform, startFakePlatform } from './testing/fake-platform';
import { wireCard } from './testing/wire-product';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

const PLAIN = 'gid://shopify/Product/7583412945071';
const encoded = encodeGlobalId(PLAIN);
const PRODUCT = encoded.ok ? encoded.value : ('' as GlobalId);

const read = (answer: FakeAnswer, signal?: AbortSignal) => {
  platform.answer(answer);
  const client = makeApolloClient({ platformUrl: platform.url, publicToken: 'public' });
  return makeRecommendationReader(client, 'EN')(PRODUCT, signal);
};

describe('[CART-11] recommendations for a product', () => {
  test('are asked for once, by the plain id, and come in our shape, sold-out ones too', async () => {
    const productRecommendations = [wireCard(), wireCard({ handle: 'sold-out', availableForSale: false })];
    const cards = await read({ body: { data: { productRecommendations } } });
    expect(cards).toMatchObject([
      { handle: 'pachira-mini', isSoldOut: false },
      { handle: 'sold-out', isSoldOut: true },
    ]);
    expect(platform.seen).toHaveLength(1);
    expect(platform.seen[0]?.body.variables).toEqual({ productId: PLAIN, language: 'EN' });
  });

  test.each<[name: string, answer: FakeAnswer]>([
    ['none', { body: { data: { productRecommendations: null } } }],
    ['an outage', { status: 500, body: '' }],
    ['another shape', { body: { data: { productRecommendations: [{ id: 1 }] } } }],
    ['errors', { body: { errors: [{ message: 'no' }] } }],
  ])('%s is nothing', async (_name, answer) => {
    expect(await read(answer)).toEqual([]);
  });

  test('a page that went away asks nothing', async () => {
    expect(await read({ body: {} }, AbortSignal.abort())).toEqual([]);
    expect(platform.seen).toHaveLength(0);
  });
});
