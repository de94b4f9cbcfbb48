import type { BuyNowStop } from '@shop/machines/checkout/buy-now-stop';
import { yen } from '@shop/rules/yen';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { BuyNowStopped } from './BuyNowStopped';

const m = messages('en');
const said = (stop: BuyNowStop, priceChange: Parameters<typeof BuyNowStopped>[0]['priceChange'] = null) =>
  renderToStaticMarkup(<BuyNowStopped stop={stop} priceChange={priceChange} name="Ivy" m={m} />);

test('[BUY-01] [GATE-02] a changed price is said from the old to the new one, and what the next press does', () => {
  const html = said('priceChanged', { from: yen(3_280), to: yen(4_280) });
  expect(html).toContain(m.checkout.buyNowChanged({ name: 'Ivy', from: '3,280', to: '4,280' }));
  expect(html).toContain(m.checkout.buyNowAgain);
  expect(html).not.toContain(m.checkout.buyNowFailed);
});

test.each([
  'discountMissing',
  'discountAlreadyUsed',
  'discountAlreadyApplied',
  'discountNotApplicable',
] as const)('[BUY-01] [CART-06] after %s the next press is said to go without the coupon', (stop) => {
  expect(said(stop)).toContain(m.checkout.withoutCoupon);
  expect(said('outOfStock')).not.toContain(m.checkout.withoutCoupon);
});

test.each([
  ['merchandiseInvalid', m.cartError.merchandiseInvalid],
  ['quantityTooLarge', m.cartError.quantityTooLarge],
  ['quantityIncrement', m.cartError.quantityIncrement],
  ['rejected', m.cartError.refused],
  ['unreachable', m.checkout.buyNowFailed],
  ['timedOut', m.checkout.buyNowFailed],
] as const)(
  '[BUY-01] [CART-12] a connection is named only where it may be the reason: %s',
  (stop, message) => {
    expect(said(stop)).toContain(`<p>${message}</p>`);
    expect(said(stop).includes(m.checkout.buyNowFailed)).toBe(message === m.checkout.buyNowFailed);
  },
);
