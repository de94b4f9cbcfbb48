import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import type { Card } from '../contract/card';
import { answerProducts, readCards } from './read-cards';

const { asked, answer } = commerceUnderTest();

const gid = (id: number) => `gid://shopify/Product/${id}`;
const handlesOf = async (...ids: number[]) => (await readCards(ids, 'ja')).map(({ handle }) => handle);

// Every product below 100 has a card.
beforeEach(() =>
  answer(ProductsByIdsDocument, ({ ids }) => ({
    nodes: (Array.isArray(ids) ? ids : [ids]).map((id) => {
      const number = Number(id.split('/').at(-1));
      return number >= 100 ? null : wireCard({ id, handle: `plant-${number}` });
    }),
  })),
);

describe('[API-04] the cards of products by their numbers', () => {
  test('are the data that a card shows', async () => {
    expect(await readCards([7], 'ja')).toEqual([
      {
        id: 7,
        handle: 'plant-7',
        title: 'パキラ 実生 ミニサイズ',
        vendor: '水城グリーンファーム',
        price: 1280,
        lights: ['sun'],
        image: 'https://cdn.example/s/files/1/a.jpg?v=1',
        isRange: true,
        badges: ['limited'],
        score: 4.5,
        reviews: 2,
        size: '高さ15〜40cm',
      },
    ]);
  });

  test('are in the requested order, without unknown ones, in one request', async () => {
    expect(await handlesOf(3, 100, 1)).toEqual(['plant-3', 'plant-1']);
    expect(asked).toEqual([['ProductsByIds', { ids: [gid(3), gid(100), gid(1)], language: 'JA' }]]);
  });

  test('are cached: only new ones are requested', async () => {
    await handlesOf(3, 100);
    expect(await handlesOf(1, 3, 100)).toEqual(['plant-1', 'plant-3']);
    expect(asked.map(([, { ids }]) => ids)).toEqual([[gid(3), gid(100)], [gid(1)]]);
  });

  test('are cached per language', async () => {
    await readCards([3], 'ja');
    await readCards([3], 'en');
    expect(asked.map(([, { language }]) => language)).toEqual(['JA', 'EN']);
  });

  test('share one request for concurrent callers with the same ids, and have another for others', async () => {
    expect(await Promise.all([handlesOf(3), handlesOf(3), handlesOf(4)])).toEqual([
      ['plant-3'],
      ['plant-3'],
      ['plant-4'],
    ]);
    expect(asked.map(([, { ids }]) => ids)).toEqual([[gid(3)], [gid(4)]]);
  });
});

const card = (id: number): Card => ({
  id,
  handle: `plant-${id}`,
  title: `植物 ${id}`,
  vendor: '水城グリーンファーム',
  price: 1280,
});
const cardsOf = vi.fn(async (ids: readonly number[]) => ids.map(card));
const get = (query: string) =>
  answerProducts(new Request(`http://shop.example/api/products?${query}`), cardsOf);
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `productIds=${index + 1}`).join('&');

afterEach(() => vi.clearAllMocks());

describe('[API-04] GET /api/products', () => {
  test('returns the products of the repeated ids, cached for a minute', async () => {
    const answer = await get('productIds=3&productIds=8017264902831');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([card(3), card(8017264902831)]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(cardsOf).toHaveBeenCalledWith([3, 8017264902831], 'ja');
  });

  test('in English on request', async () => {
    await get('productIds=3&locale=en');
    expect(cardsOf).toHaveBeenCalledWith([3], 'en');
  });

  test('up to the maximum of favorites', async () => {
    expect((await get(ids(100))).status).toBe(200);
  });

  test.each([
    ['', 'productIds'],
    ['productIds=', 'productIds'],
    ['productIds=0', 'productIds'],
    ['productIds=-1', 'productIds'],
    ['productIds=1.5', 'productIds'],
    ['productIds=1&productIds=monstera', 'productIds'],
    ['productIds=9999999999999999', 'productIds'],
    ['productIds=1%00', 'productIds'],
    [ids(101), 'productIds'],
    ['productIds=1&locale=fr', 'locale'],
    ['productIds=1&locale=ja&locale=en', 'locale'],
    ['productIds=1&locale=', 'locale'],
    ['productIds=1&locale=constructor', 'locale'],
    [ids(3_000), 'productIds'],
  ])('?%s is a problem of %s, without a platform request', async (query, field) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect((await answer.json()).errors[0].field).toBe(field);
    expect(cardsOf).not.toHaveBeenCalled();
  });

  test('a platform outage is a 503 with Retry-After, never a 500', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    cardsOf.mockRejectedValueOnce(new Error('out of reach'));
    const answer = await get('productIds=1');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    logged.mockRestore();
  });
});
