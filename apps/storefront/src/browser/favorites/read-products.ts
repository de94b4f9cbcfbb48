import { err, ok, type Result } from '@shop/rules/result';
import type { Card } from '../../contracts/card';
import { shopSettings } from '../shop-settings';

/** A reading that takes longer is lost: the shopper is told, nothing hangs. */
const TIMEOUT_MS = 10_000;

/** The cards of products by their numbers, from the shop's own endpoint (API-04). Never rejects. */
export async function readProducts(
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<Result<readonly Card[], 'unreachable'>> {
  const query = new URLSearchParams(productIds.map((id) => ['productIds', String(id)]));
  query.set('locale', shopSettings().locale);
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), TIMEOUT_MS);
  signal.addEventListener('abort', () => timer.abort());
  try {
    const answer = await fetch(`/api/products?${query}`, { signal: timer.signal });
    const cards: unknown = answer.ok ? await answer.json() : null;
    return Array.isArray(cards) && cards.every(isCard) ? ok(cards) : err('unreachable');
  } catch {
    // Offline, cut off, or no longer wanted.
    return err('unreachable');
  } finally {
    clearTimeout(timeout);
  }
}

/** What a card cannot be drawn without; the rest of it may be missing. Read by hand: the browser loads no schemas. */
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
