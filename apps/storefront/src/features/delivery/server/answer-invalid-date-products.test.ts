import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { invalidDateProductsAnswer } from '../contract/invalid-date-products';
import { answerInvalidDateProducts, readIsDateUnavailable } from './answer-invalid-date-products';

const isDateUnavailable = vi.fn(async (handle: string) => handle.startsWith('seedling'));
const get = (query: string) =>
  answerInvalidDateProducts(
    new Request(`http://shop.example/api/invalid-date-products?${query}`),
    isDateUnavailable,
  );
const handles = (count: number) =>
  Array.from({ length: count }, (_, index) => `productHandles=plant-${index}`).join('&');

afterEach(() => vi.clearAllMocks());

describe('[API-05] GET /api/invalid-date-products', () => {
  test('returns products without delivery dates, without duplicates, in order', async () => {
    const answer = await get(
      'productHandles=plant&productHandles=seedling-b&productHandles=seedling-a&productHandles=seedling-b',
    );
    expect(answer.status).toBe(200);
    expect(invalidDateProductsAnswer.parse(await answer.json())).toEqual(['seedling-b', 'seedling-a']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(isDateUnavailable).toHaveBeenCalledTimes(3);
  });

  test('an empty list when all have delivery dates', async () => {
    expect(await (await get('productHandles=plant')).json()).toEqual([]);
  });

  test('as many as a cart has lines, with limited concurrency', async () => {
    let open = 0;
    let most = 0;
    isDateUnavailable.mockImplementation(async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return false;
    });
    expect((await get(handles(100))).status).toBe(200);
    expect(isDateUnavailable).toHaveBeenCalledTimes(100);
    expect(most).toBe(10);
  });

  test.each([
    ['nothing', ''],
    ['an empty handle', 'productHandles='],
    ['a handle that is none', 'productHandles=plant&productHandles=a%20b'],
    ['a path', 'productHandles=..%2Fadmin'],
    ['a control sign', 'productHandles=a%00'],
    ['half a sign', 'productHandles=%E3%81'],
    ['too long a handle', `productHandles=${'a'.repeat(256)}`],
    ['too many', handles(101)],
    ['another name', 'productHandle=plant'],
  ])(
    '[API-06] %s: a problem response that names the field, without a platform request',
    async (_name, query) => {
      const answer = await get(query);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect((await answer.json()).errors[0].field).toBe('productHandles');
      expect(isDateUnavailable).not.toHaveBeenCalled();
    },
  );

  test('[API-06] a platform outage is a 503 with Retry-After, never a 500', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    isDateUnavailable.mockRejectedValueOnce(new Error('out of reach'));
    const answer = await get('productHandles=plant');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    logged.mockRestore();
  });
});

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[API-05] a product without delivery dates', () => {
  test.each([
    ['["date_unavailable"]', true],
    ['["limited"]', false],
  ])('flags %s: %s', async (value, isUnavailable) => {
    answer(ProductDateFlagDocument, { product: { flags: { value } } });
    expect(await readIsDateUnavailable('seedling')).toBe(isUnavailable);
    expect(asked).toEqual([['ProductDateFlag', { handle: 'seedling' }]]);
    expect(cacheEntries).toEqual([['dateFlag,seedling', ['product:seedling', 'products']]]);
  });
});
