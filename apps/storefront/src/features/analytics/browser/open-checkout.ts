import { type CheckoutWay, checkoutEvent, type MeasuredProduct } from '@shop/rules/analytics/cart-events';
import { flushAfterPaint } from '#foundation/browser/after-paint.ts';
import { pricedEvent } from './ga4-events';
import { measureSale, pushEvent, pushGa4Event } from './push-event';

/**
 * Navigates to the hosted checkout and reports it (ANA-01, ANA-03). The navigation starts first. The report does not wait for a
 * frame: this page draws no more, and for many tags a push during unload is too late.
 * @param products the purchased products, read after the navigation starts; empty if unknown
 */
export function openCheckout(
  url: string,
  way: CheckoutWay,
  products: () => readonly MeasuredProduct[],
): void {
  window.location.assign(url);
  measureSale(() => {
    const bought = products();
    if (bought.length === 0) return;
    pushEvent(checkoutEvent(way, bought));
    pushGa4Event(pricedEvent('begin_checkout', bought));
  });
  flushAfterPaint();
}
