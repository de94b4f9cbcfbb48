import { BUILT_IN_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { jstDate } from '@shop/rules/jst-date';
import type { Variant } from '@shop/rules/product/product';
import { expect, test } from 'vitest';
import { variantDeliveryRules } from './variant-delivery-rules';

const TODAY = jstDate(2026, 11, 26);
const product = (skus: readonly string[], over: object = {}) => ({
  id: 1,
  variants: skus.map((sku) => ({ sku }) as Variant),
  isDateUnavailable: false,
  isEGift: false,
  isSoldOut: false,
  ...over,
});
const rulesOf = (skus: readonly string[], over: object = {}) =>
  variantDeliveryRules(product(skus, over), BUILT_IN_DELIVERY_RULES, TODAY);

test('[DLV-09] variants that are delivered alike have one set of rules, others one each, in their order', () => {
  expect(rulesOf(['a', 'b', 'c'])).toHaveLength(1);
  expect(rulesOf(['a', 'toytp500101']).map(({ weekdayBlocks }) => weekdayBlocks.length)).toEqual([0, 1]);
  expect(rulesOf(['a'], { id: 44795488731369 })[0]?.weekdayBlocks[0]?.weekdays).toEqual([0, 1, 2]);
});

test('[DLV-04] [DLV-06] [DLV-09] where no date is chosen in the cart no day is promised', () => {
  for (const over of [{ isDateUnavailable: true }, { isEGift: true }, { isSoldOut: true }])
    expect(rulesOf(['a'], over)).toEqual([]);
});
