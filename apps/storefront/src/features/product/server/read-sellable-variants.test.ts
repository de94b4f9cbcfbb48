import { VariantsByIdsDocument } from '@shop/graphql/documents';
import { wireVariant } from '@shop/graphql/testing/wire-product';
import { expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { MOST_VARIANTS, readSellableVariants } from './read-sellable-variants';

const { asked, cacheEntries, answer } = commerceUnderTest();

test('[RESTOCK-02] variants are read by their numbers as they are now, in the language of the mail', async () => {
  const product = {
    id: 'gid://shopify/Product/7583412945071',
    handle: 'pachira-mini',
    title: 'Pachira',
    vendor: 'farm-12',
    vendorName: { value: 'Mizuki Green Farm' },
    featuredImage: null,
  };
  answer(VariantsByIdsDocument, { nodes: [{ ...wireVariant(), product }, null] });
  const variants = await readSellableVariants([42_319_870_264_559, 2], 'en');
  expect(variants).toHaveLength(1);
  expect(variants[0]).toMatchObject({
    sku: 'op001-1',
    productId: 7583412945071,
    price: 1280,
    handle: 'pachira-mini',
    productTitle: 'Pachira',
    vendor: 'Mizuki Green Farm',
    picture: null,
  });
  expect(asked).toEqual([
    [
      'VariantsByIds',
      {
        ids: ['gid://shopify/ProductVariant/42319870264559', 'gid://shopify/ProductVariant/2'],
        language: 'EN',
      },
    ],
  ]);
  expect(cacheEntries).toEqual([]);
  expect(MOST_VARIANTS).toBe(250);
});
