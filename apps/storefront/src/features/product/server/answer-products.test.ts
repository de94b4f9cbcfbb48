import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import type { Card } from '../contract/card';
import { answerProducts } from './answer-products';

const card = (id: number): Card => ({
  id,
  handle: `plant-${id}`,
  title: `植物 ${id}`,
  vendor: '水城グリーンファーム',
  price: 1280,
});
const readCards = vi.fn(async (ids: readonly number[]) => ids.map(card));
const get = (query: string) =>
  answerProducts(new Request(`http://shop.example/api/products?${query}`), readCards);
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `productIds=${index + 1}`).join('&');

afterEach(() => vi.clearAllMocks());

describe('[API-04] GET /api/products', () => {
  test('answers the products of the repeated ids, kept for a minute', async () => {
    const answer = await get('productIds=3&productIds=8017264902831');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([card(3), card(8017264902831)]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(readCards).toHaveBeenCalledWith([3, 8017264902831], 'ja');
  });

  test('in English when asked', async () => {
    await get('productIds=3&locale=en');
    expect(readCards).toHaveBeenCalledWith([3], 'en');
  });

  test('as many as there can be favourites', async () => {
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
  ])('?%s is a problem of %s, and the platform is not asked', async (query, field) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect((await answer.json()).errors[0].field).toBe(field);
    expect(readCards).not.toHaveBeenCalled();
  });

  test('a platform out of reach is a 503 that says when to try again, never a 500', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    readCards.mockRejectedValueOnce(new Error('out of reach'));
    const answer = await get('productIds=1');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    logged.mockRestore();
  });
});
