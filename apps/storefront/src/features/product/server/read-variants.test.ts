import { VariantAvailabilityDocument, VariantsByIdsDocument } from '@shop/graphql/documents';
import { wireVariant } from '@shop/graphql/testing/wire-product';
import { numericId, toGid } from '@shop/rules/global-id';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import {
  forgetVariantAvailability,
  MAX_VARIANTS,
  readSellableVariants,
  readVariantAvailability,
} from './read-variants';
import { rememberedVariantName } from './variant-names';

const { answer, asked } = commerceUnderTest();
const product = {
  id: 'gid://shopify/Product/7',
  handle: 'ivy',
  title: 'アイビー',
  vendor: '',
  vendorName: null,
  featuredImage: null,
};

describe('[LINK-01] [AGENT-03] variants by their numbers', () => {
  test.each([
    [MAX_VARIANTS, [MAX_VARIANTS]],
    [MAX_VARIANTS + 1, [MAX_VARIANTS, 1]],
    [MAX_VARIANTS * 2 + 3, [MAX_VARIANTS, MAX_VARIANTS, 3]],
  ])('%i are asked for in calls of %j, and each is answered once, in order', async (count, calls) => {
    answer(VariantsByIdsDocument, ({ ids }) => ({
      nodes: [ids].flat().map((id) => ({ ...wireVariant({ id }), product })),
    }));
    const ids = Array.from({ length: count }, (_, at) => at + 1);
    expect((await readSellableVariants(ids, 'ja')).map(({ id }) => id)).toEqual(ids);
    expect(asked.map(([, variables]) => (variables['ids'] as readonly string[]).length)).toEqual(calls);
  });

  test('an unknown one is left out, and the others are named afterwards in their language alone', async () => {
    answer(VariantsByIdsDocument, ({ ids }) => ({
      nodes: [ids].flat().map((id) => (numericId(id) === 9 ? null : { ...wireVariant({ id }), product })),
    }));
    expect((await readSellableVariants([8, 9], 'en')).map(({ id }) => id)).toEqual([8]);
    expect([8, 9].map((id) => rememberedVariantName(id, 'en'))).toEqual(['アイビー 3号', null]);
    expect(rememberedVariantName(8, 'ja')).toBeNull();
  });
});

test('[API-02] availability is asked for once, and again after a change of stock', async () => {
  answer(VariantAvailabilityDocument, {
    node: { product, availableForSale: false, quantityAvailable: null },
  });
  expect(await readVariantAvailability(5)).toEqual({ productId: 7, handle: 'ivy', isForSale: false });
  answer(VariantAvailabilityDocument, { node: { product, availableForSale: true, quantityAvailable: null } });
  expect(await readVariantAvailability(5)).toMatchObject({ isForSale: false });
  forgetVariantAvailability();
  expect(await readVariantAvailability(5)).toMatchObject({ isForSale: true });
  expect(asked.map(([, variables]) => variables['id'])).toEqual(Array(2).fill(toGid('ProductVariant', 5)));
});
