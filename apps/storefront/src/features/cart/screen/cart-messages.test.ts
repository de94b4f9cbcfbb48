import type { CartView } from '@shop/machines/cart/cart-view';
import { CART_FAILURE_CODES } from '@shop/rules/cart/cart-errors';
import type { DiscountRefusal } from '@shop/rules/cart/discount-refusal';
import { COUPON_MINIMUM } from '@shop/rules/mail-magazine/coupon';
import { formatYen, yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { errorMessage, refusalMessage, stopMessage } from './cart-messages';

const REFUSALS: readonly DiscountRefusal[] = [
  { kind: 'notFound' },
  { kind: 'notStarted' },
  { kind: 'expired' },
  { kind: 'stopped' },
  { kind: 'usedUp' },
  { kind: 'usedByCustomer' },
  { kind: 'alreadyApplied' },
  { kind: 'noEntitledLines' },
  { kind: 'belowMinimum', minimum: yen(10_000) },
  { kind: 'notCombinable', appliedCode: 'BIG10000' },
];
const line = (globalId: string, title: string, warning: string | null) => ({
  globalId,
  title,
  warning,
  merchandiseGlobalId: `m-${globalId}`,
});
const view = (problem: object | null = null) =>
  ({
    lines: [
      line('1', 'パキラ', 'outOfStock'),
      line('2', 'ガジュマル', null),
      line('3', '苔玉', 'outOfStock'),
    ],
    problem,
  }) as unknown as CartView;

describe.each(['ja', 'en'] as const)('[PLAT-02] what is reported in %s', (locale) => {
  const m = messages(locale);

  test.each([...CART_FAILURE_CODES, 'tooSlow', 'discountNotApplicable'] as const)(
    '%s has words, with nothing left to fill in',
    (code) => {
      expect(errorMessage(code, view(), m)).toMatch(/^[^{}]{4,}$/);
    },
  );

  test('[CART-06] the three refusals of a coupon have the words of the list', () => {
    const { missing, alreadyUsed, alreadyApplied } = m.discount;
    expect(
      (['discountMissing', 'discountAlreadyUsed', 'discountAlreadyApplied'] as const).map((code) =>
        stopMessage({ kind: 'discount', code }, view(), m),
      ),
    ).toEqual([missing, alreadyUsed, alreadyApplied]);
  });

  test('[GIFT-01] an incomplete gift destination', () => {
    expect(stopMessage({ kind: 'giftIncomplete', field: 'phone' }, view(), m)).toBe(m.delivery.giftError);
  });

  test('[GATE-02] preferences that were not kept', () => {
    expect(stopMessage({ kind: 'notKept' }, view(), m)).toBe(m.cart.invalidCheckout);
  });

  test('[CART-12] what is sold out is named, and what to do about it', () => {
    const names = locale === 'ja' ? 'パキラ、苔玉' : 'パキラ, 苔玉';
    expect(stopMessage({ kind: 'cart', code: 'outOfStock' }, view(), m)).toBe(
      m.cart.soldOutStop({ name: names }),
    );
  });

  test('[CART-06] each reason of a coupon has words of its own, with nothing left to fill in', () => {
    const result = REFUSALS.map((refusal) => refusalMessage(refusal, m));
    for (const message of result) expect(message).toMatch(/^[^{}]{8,}$/);
    expect(new Set(result).size).toBe(REFUSALS.length);
    expect(result.at(-2)).toContain('10,000');
    expect(result.at(-1)).toContain('BIG10000');
  });

  test('[MAIL-04] the conditions of the mail magazine’s coupon name its minimum', () => {
    expect(m.mail.modalConditions).toContain(formatYen(COUPON_MINIMUM));
  });

  test('[CART-12] an edit the stock did not allow names its line', () => {
    const problem = { code: 'notEnoughStock', about: { kind: 'lines', lineIds: ['2'] } };
    expect(errorMessage('notEnoughStock', view(problem), m)).toBe(m.stock.notEnough({ name: 'ガジュマル' }));
  });
});
