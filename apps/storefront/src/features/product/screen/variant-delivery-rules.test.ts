import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { rulesOfLine } from '@shop/rules/delivery/rules-of-line';
import { jstDate } from '@shop/rules/jst-date';
import type { Variant } from '@shop/rules/product/product';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { dayWords, deliveryDaysText, variantDeliveryRules } from './variant-delivery-rules';

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
  variantDeliveryRules(product(skus, over), BUILT_DELIVERY_RULES, TODAY);

test('[DLV-09] variants with equal delivery rules share one set, others have one each, in order', () => {
  expect(rulesOf(['a', 'b', 'c'])).toHaveLength(1);
  expect(rulesOf(['a', 'toytp500101']).map(({ weekdayBlocks }) => weekdayBlocks.length)).toEqual([0, 1]);
  expect(rulesOf(['a'], { id: 44795488731369 })[0]?.weekdayBlocks[0]?.weekdays).toEqual([0, 1, 2]);
});

test('[DLV-04] [DLV-06] [DLV-09] where no date can be selected in the cart no day is promised', () => {
  for (const over of [{ isDateUnavailable: true }, { isEGift: true }, { isSoldOut: true }])
    expect(rulesOf(['a'], over)).toEqual([]);
});

describe('delivery-days-text', () => {
  const TODAY = jstDate(2026, 11, 26);
  const ofSku = (sku: string, rules: DeliveryRules = BUILT_DELIVERY_RULES) =>
    rulesOfLine({ sku, productId: 1 }, rules, TODAY);
  const holiday = (from: number, to: number): DeliveryRules => ({
    ...BUILT_DELIVERY_RULES,
    blockedRanges: [{ from: jstDate(2026, 12, from), to: jstDate(2026, 12, to), skus: 'all' }],
  });

  test.each([
    [
      'plain goods',
      ofSku('plain'),
      '12月6日(日)〜12月20日(日)にお届け',
      'Arrives Sun\u00a06\u00a0December to Sun\u00a020\u00a0December',
    ],
    [
      'goods with weekdays of their own',
      ofSku('toytp500101'),
      '12月9日(水)〜12月19日(土)にお届け(日曜日・月曜日・火曜日を除く)',
      'Arrives Wed\u00a09\u00a0December to Sat\u00a019\u00a0December, except Sunday, Monday or Tuesday',
    ],
    [
      'holidays between them',
      ofSku('plain', holiday(10, 11)),
      '12月6日(日)〜12月20日(日)にお届け(休業日を除く)',
      'Arrives Sun\u00a06\u00a0December to Sun\u00a020\u00a0December, except shop holidays',
    ],
    [
      'one day',
      ofSku('plain', holiday(1, 19)),
      '12月20日(日)にお届け',
      'Arrives on Sun\u00a020\u00a0December',
    ],
  ] as const)('[DLV-09] %s: the delivery range, in both languages', (_, rules, ja, en) => {
    expect(deliveryDaysText(rules, TODAY, messages('ja'), dayWords(messages('ja')))).toBe(ja);
    expect(deliveryDaysText(rules, TODAY, messages('en'), dayWords(messages('en')))).toBe(en);
  });

  test('[DLV-09] where no day is left none is shown', () => {
    for (const locale of ['ja', 'en'] as const) {
      const m = messages(locale);
      expect(deliveryDaysText(ofSku('plain', holiday(1, 31)), TODAY, m, dayWords(messages(locale)))).toBe(
        m.product.deliveryNoteNone,
      );
    }
  });
});
