import { measuredLine } from '@shop/rules/analytics/cart-events';
import type { CartLine } from '@shop/rules/cart/cart';
import { numericId } from '@shop/rules/global-id';
import { pricedEvent } from './ga4-events';
import { pushGa4Event } from './push-event';

/**
 * Reports a cart change that the platform has confirmed (ANA-03).
 * @param change quantity added, or removed if negative
 */
export function measureCartChange(line: CartLine, change: number): void {
  const product = { ...measuredLine(line, numericId(line.globalProductId)), quantity: Math.abs(change) };
  pushGa4Event(pricedEvent(change > 0 ? 'add_to_cart' : 'remove_from_cart', [product]));
}
