import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { Fault } from './platform';

/** Nothing is done, and no usable answer comes. What surely was not done, 503 or throttled, is tried again by itself. */
const LOST: readonly Fault[] = [{ status: 500 }, { drop: 'before' }, { status: 500, latencyMs: 30 }];

/** As often as a page tries again by itself, so that it fails for good. */
const FOR_GOOD = 3;

/**
 * Faults that make the platform answer with a failure; those that look alike to a shopper take turns.
 * @param operations that are met, and no others: the running shop asks the platform at any time, and would use a fault up
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
  throw new Error(`no fault of the platform makes ${code}`);
}
