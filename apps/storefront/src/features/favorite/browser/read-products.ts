import { err, ok, type Result } from '@shop/rules/result';
import type { Card } from '#features/product/contract/card.ts';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';

/** Timeout of a read; the shopper then sees a failure. */
const TIMEOUT_MS = 10_000;

/** Reads the cards of products by their numbers from the shop's own endpoint (API-04). Never rejects. */
export async function readProducts(
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<Result<readonly Card[], 'unreachable'>> {
  const query = new URLSearchParams(productIds.map((id) => ['productIds', String(id)]));
  query.set('locale', shopSettings().locale);
  const answer = await fetchJson(`/api/products?${query}`, { signal, timeoutMs: TIMEOUT_MS });
  if (!answer?.response.ok || !Array.isArray(answer.body)) return err('unreachable');
  const cards: unknown[] = answer.body;
  return cards.every(isCard) ? ok(cards) : err('unreachable');
}

/** The fields that rendering a card requires; others may be missing. Checked by hand: the browser loads no schemas. */
function isCard(card: unknown): card is Card {
  return (
    typeof card === 'object' &&
    card !== null &&
    'id' in card &&
    typeof card.id === 'number' &&
    'handle' in card &&
    typeof card.handle === 'string' &&
    'title' in card &&
    typeof card.title === 'string' &&
    'price' in card &&
    typeof card.price === 'number'
  );
}
