import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { Fault } from './platform';

/** Nothing is done, and no usable answer comes. */
const LOST_BEFORE: readonly Fault[] = [
  { status: 503 },
  { drop: 'before' },
  { throttled: true },
  { status: 500, latencyMs: 30 },
];

/** It is done, but no usable answer comes. */
const LOST_AFTER: readonly Fault[] = [{ drop: 'after' }, { malformed: true }];

/** Faults that make the platform answer with a failure; those that look alike to a shopper take turns. */
export function faultFor(code: CartFailureCode, turn: number, mayBeCarriedOut: boolean): Fault {
  if (code === 'invalidCart') {
    return { expireCarts: true, times: 1 };
  }
  if (code === 'refused') {
    return { status: 403, times: 1 };
  }
  if (code === 'unreachable') {
    const lost = mayBeCarriedOut ? [...LOST_BEFORE, ...LOST_AFTER] : LOST_BEFORE;
    return { ...lost[turn % lost.length], times: 1 };
  }
  throw new Error(`no fault of the platform makes ${code}`);
}
