import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readIsDateUnavailable } from './read-date-flag';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[API-05] whether a product takes no delivery date', () => {
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
