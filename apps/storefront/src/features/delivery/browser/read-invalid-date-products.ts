import type { InvalidDateAnswer } from '@shop/machines/delivery/delivery-context';
import { err, ok } from '@shop/rules/result';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { invalidDateProductsAnswer, PRODUCT_HANDLES_MAX } from '../contract/invalid-date-products';
import { setShopClock } from './shop-clock';

/** Timeout for a shopper on the way to the checkout. */
const TIMEOUT_MS = 8_000;

/**
 * Asks the shop which of a cart's products allow no date (API-05), and the shop's time (shop-clock.ts). Never rejects.
 * @param handles of all lines: more than one request takes are asked part by part
 * @param origin of the shop; '' within its own pages
 */
export async function readInvalidDateProducts(
  handles: readonly string[],
  signal: AbortSignal,
  origin = '',
): Promise<InvalidDateAnswer> {
  const invalid: string[] = [];
  for (let start = 0; start < handles.length; start += PRODUCT_HANDLES_MAX) {
    const answer = await ask(handles.slice(start, start + PRODUCT_HANDLES_MAX), signal, origin);
    if (!answer.ok) return answer;
    invalid.push(...answer.value);
  }
  return ok(invalid);
}

async function ask(
  handles: readonly string[],
  signal: AbortSignal,
  origin: string,
): Promise<InvalidDateAnswer> {
  const query = new URLSearchParams(handles.map((handle) => ['productHandles', handle]));
  const answer = await fetchJson(`${origin}/api/invalid-date-products?${query}`, {
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  // No connection, or a timeout: a retry is possible.
  if (answer === null) return err('unreachable');
  const { response, body } = answer;
  setShopClock(response);
  if (!response.ok) return err(response.status < 500 ? 'refused' : 'unreachable');
  // Not JSON: an intermediary answered, not the shop.
  if (body === null) return err('unreachable');
  const handlesAnswer = invalidDateProductsAnswer.safeParse(body);
  return handlesAnswer.success ? ok(handlesAnswer.data) : err('refused');
}
