import type { InvalidDateAnswer } from '@shop/machines/delivery/delivery-context';
import { err, ok } from '@shop/rules/result';
import { invalidDateProductsAnswer } from '../../contracts/invalid-date-products';
import { setShopClock } from './shop-clock';

/** A shopper on the way to the checkout may wait for this. */
const TIMEOUT_MS = 8_000;

/**
 * Asks the shop which of a cart's products take no date (API-05), and what time it is there (shop-clock.ts). Rejects never.
 * @param origin of the shop; '' within its own pages
 */
export async function readInvalidDateProducts(
  handles: readonly string[],
  signal: AbortSignal,
  origin = '',
): Promise<InvalidDateAnswer> {
  const query = new URLSearchParams(handles.map((handle) => ['productHandles', handle]));
  try {
    const response = await fetch(`${origin}/api/invalid-date-products?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    setShopClock(response);
    if (!response.ok) return err(response.status < 500 ? 'refused' : 'unreachable');
    const answer = invalidDateProductsAnswer.safeParse(await response.json());
    return answer.success ? ok(answer.data) : err('refused');
  } catch {
    // No connection, too slow, or not even JSON: it can be tried again.
    return err('unreachable');
  }
}
