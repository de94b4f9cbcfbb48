import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { Fault } from './platform';

/** The platform's operations of each call. */
export const CART_OPERATIONS = {
  createCart: ['CartCreate'],
  readCart: ['CartGetById'],
  addLines: ['CartLinesAdd'],
  updateLines: ['CartLinesUpdate'],
  removeLines: ['CartLinesRemove'],
  changeDiscountCodes: ['CartDiscountCodesUpdate'],
  changeDestination: ['CartDeliveryAddressesAdd', 'CartDeliveryAddressesUpdate'],
} as const;

/** Nothing is done, without a usable response. Requests certainly not carried out (503 or throttled) are retried automatically. */
const LOST: readonly Fault[] = [{ status: 500 }, { drop: 'before' }, { status: 500, latencyMs: 30 }];

/** Number of a page's attempts, so that it fails permanently. */
const FOR_GOOD = 3;

/**
 * Faults that make the platform fail; those that look alike to a shopper alternate.
 * @param operations affected exclusively: the running shop may query the platform at any time, and would consume a fault
 */
export function faultFor(code: CartFailureCode, turn: number, operations: readonly string[]): Fault {
  if (code === 'invalidCart') {
    return { expireCarts: true, times: 1, operations };
  }
  if (code === 'refused') {
    return { status: 403, times: 1, operations };
  }
  if (code === 'unreachable') {
    return { ...LOST[turn % LOST.length], times: FOR_GOOD, operations };
  }
  throw new Error(`no platform fault causes ${code}`);
}
