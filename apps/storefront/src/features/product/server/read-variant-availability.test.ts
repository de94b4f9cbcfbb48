import { VariantAvailabilityDocument } from '@shop/graphql/documents';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { forgetVariantAvailability, readVariantAvailability } from './read-variant-availability';

const { asked, answer } = commerceUnderTest();

describe('[API-02] what is known of a variant', () => {
  test('is its product and whether it is for sale, asked for once in some seconds', async () => {
    answer(VariantAvailabilityDocument, {
      node: {
        availableForSale: true,
        product: { id: 'gid://shopify/Product/8017264902831', handle: 'umbellata' },
      },
    });
    const known = { productId: 8_017_264_902_831, handle: 'umbellata', isForSale: true };
    expect(await readVariantAvailability(42_319_870_264_559)).toEqual(known);
    expect(await readVariantAvailability(42_319_870_264_559)).toEqual(known);
    expect(asked).toEqual([['VariantAvailability', { id: 'gid://shopify/ProductVariant/42319870264559' }]]);
  });

  test('[RESTOCK-01] is asked for anew once stock has changed', async () => {
    answer(VariantAvailabilityDocument, { node: null });
    await readVariantAvailability(2);
    forgetVariantAvailability();
    await readVariantAvailability(2);
    expect(asked).toHaveLength(2);
  });

  test('is nothing when there is none of that number', async () => {
    answer(VariantAvailabilityDocument, { node: null });
    expect(await readVariantAvailability(1)).toBeNull();
  });
});
