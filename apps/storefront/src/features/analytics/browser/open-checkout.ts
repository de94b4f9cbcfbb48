import { type CheckoutWay, checkoutEvent, type MeasuredProduct } from '@shop/rules/analytics/cart-events';
import { flushAfterPaint } from './after-paint';
import { pricedEvent } from './ga4-events';
import { measureSale } from './measure-sale';
import { pushEvent } from './push-event';
import { pushGa4Event } from './push-ga4-event';

/**
 * Leaves for the hosted checkout, and tells of it (ANA-01, ANA-03). The checkout is asked for first. The telling does not wait for a frame:
 * this page draws none any more, and what is pushed while it goes away comes too late for many a tag.
 * @param products what is bought, read after the checkout is asked for; none where it is not known
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
