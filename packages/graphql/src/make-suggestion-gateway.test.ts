import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PredictiveSearchDocument } from './__generated__/client/graphql';
import { makeApolloClient } from './make-apollo-client';
import { makeSuggestionGateway } from './make-suggestion-gateway';
import { type FakeAnswer, type FakePlatform, startFakePlatform } from './testing/fake-platform';
import { yenOnTheWire } from './testing/wire-cart';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

const product = {
  id: 'gid://shopify/Product/1',
  handle: 'monstera',
  title: 'モンステラ',
  featuredImage: { url: 'https://cdn.example/s/files/1/a.jpg' },
  priceRange: { minVariantPrice: yenOnTheWire(2980), maxVariantPrice: yenOnTheWire(4980) },
};
const collection = (kind: string | null, path: string | null) => ({
  id: 'gid://shopify/Collection/1',
  handle: 'ornamentplants',
  title: '観葉植物',
  kind: kind && { value: kind },
  path: path && { value: path },
});
const found = (change: object) => ({
  body: { data: { predictiveSearch: { queries: [], products: [], collections: [], ...change } } },
});

function ask(answer: FakeAnswer, signal = new AbortController().signal) {
  const timeoutMs = answer === 'hang' ? 300 : 10_000;
  platform.answer(answer);
  const client = makeApolloClient({ platformUrl: platform.url, publicToken: 'public', timeoutMs });
  return makeSuggestionGateway((call) => client.query({ query: PredictiveSearchDocument, ...call }), 'EN')(
    'モン',
    signal,
  );
}

describe('[SEARCH-04] suggestions of the platform', () => {
  test('come in the shop’s shapes, three of a kind, in the language asked for', async () => {
    const answer = await ask(
      found({
        queries: [{ text: 'モンステラ' }],
        products: [
          product,
          {
            ...product,
            featuredImage: null,
            priceRange: { ...product.priceRange, maxVariantPrice: yenOnTheWire(2980) },
          },
        ],
        collections: [collection('category', '/ornamentplants'), collection(null, null)],
      }),
    );
    expect(answer).toEqual({
      ok: true,
      value: {
        keywords: ['モンステラ'],
        products: [
          {
            handle: 'monstera',
            title: 'モンステラ',
            imageSrc: 'https://cdn.example/s/files/1/a.jpg',
            price: 2980,
            hasPriceRange: true,
          },
          { handle: 'monstera', title: 'モンステラ', imageSrc: null, price: 2980, hasPriceRange: false },
        ],
        collections: [
          { title: '観葉植物', path: '/ornamentplants', isCategory: true },
          { title: '観葉植物', path: '/ornamentplants', isCategory: false },
        ],
      },
    });
    expect(platform.seen[0]?.body.variables).toEqual({ query: 'モン', limit: 3, language: 'EN' });
  });

  test('a platform that answers null has nothing to suggest', async () => {
    expect(await ask({ body: { data: { predictiveSearch: null } } })).toEqual({
      ok: true,
      value: { keywords: [], products: [], collections: [] },
    });
  });

  test.each<[string, FakeAnswer]>([
    ['an answer of another shape', found({ products: [{ ...product, title: 7 }] })],
    ['an error', { body: { errors: [{ message: 'Throttled' }] } }],
    ['a page of a proxy', { status: 502, body: '<html>' }],
    ['silence', 'hang'],
  ])('%s is no suggestion, and no exception', async (_, answer) => {
    expect(await ask(answer)).toEqual({ ok: false, error: 'unreachable' });
  });

  test('a question nobody waits for ends at once', async () => {
    const controller = new AbortController();
    const answer = ask('hang', controller.signal);
    controller.abort();
    expect(await answer).toEqual({ ok: false, error: 'unreachable' });
  });
});
