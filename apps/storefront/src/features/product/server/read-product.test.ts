import {
  ProductPageDocument,
  VariantAvailabilityDocument,
  VariantsByIdsDocument,
} from '@shop/graphql/documents';
import { wireProductPage, wireVariant } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readProduct } from './read-product';
import {
  forgetVariantAvailability,
  MAX_VARIANTS,
  readSellableVariants,
  readVariantAvailability,
} from './read-variants';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-06] a product page', () => {
  test('is read in one request and cached until the product changes', async () => {
    answer(ProductPageDocument, wireProductPage());
    const content = await readProduct('pachira-mini', 'ja');
    expect(content?.product).toMatchObject({ handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' });
    expect(asked).toEqual([['ProductPage', { handle: 'pachira-mini', language: 'JA' }]]);
    expect(cacheEntries).toEqual([['product,ja,pachira-mini', ['product:pachira-mini', 'products']]]);
  });

  test('in English is a separate entry', async () => {
    answer(ProductPageDocument, wireProductPage());
    await readProduct('pachira-mini', 'ja');
    await readProduct('pachira-mini', 'en');
    expect(asked.at(-1)).toEqual(['ProductPage', { handle: 'pachira-mini', language: 'EN' }]);
    expect(cacheEntries.at(-1)).toEqual(['product,en,pachira-mini', ['product:pachira-mini', 'products']]);
  });

  test('[ROUTE-14] is null for an unknown handle, which is not requested when invalid', async () => {
    answer(ProductPageDocument, { ...wireProductPage(), product: null });
    expect(await readProduct('nowhere', 'ja')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(await readProduct('', 'ja')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('read-sellable-variants', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  test('[RESTOCK-02] variants are read by their numbers uncached, in the language of the mail', async () => {
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
    expect(MAX_VARIANTS).toBe(250);
  });
});

describe('read-variant-availability', () => {
  const { asked, answer } = commerceUnderTest();

  describe('[API-02] the availability of a variant', () => {
    test('is its product and whether it is for sale, requested once in some seconds', async () => {
      answer(VariantAvailabilityDocument, {
        node: {
          availableForSale: true,
          quantityAvailable: null,
          product: { id: 'gid://shopify/Product/8017264902831', handle: 'umbellata' },
        },
      });
      const known = { productId: 8_017_264_902_831, handle: 'umbellata', isForSale: true };
      expect(await readVariantAvailability(42_319_870_264_559)).toEqual(known);
      expect(await readVariantAvailability(42_319_870_264_559)).toEqual(known);
      expect(asked).toEqual([['VariantAvailability', { id: 'gid://shopify/ProductVariant/42319870264559' }]]);
    });

    test('[RESTOCK-01] is requested again once stock has changed', async () => {
      answer(VariantAvailabilityDocument, { node: null });
      await readVariantAvailability(2);
      forgetVariantAvailability();
      await readVariantAvailability(2);
      expect(asked).toHaveLength(2);
    });

    test('is null for an unknown number', async () => {
      answer(VariantAvailabilityDocument, { node: null });
      expect(await readVariantAvailability(1)).toBeNull();
    });
  });
});
