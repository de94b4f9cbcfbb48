import { onePerProcess } from '@shop/page-server/one-per-process';
import { warmHeader } from '@shop/page-server/warm-header';
import { LRUCache } from 'lru-cache';
import { env } from '#foundation/env/env.ts';

/** Products whose pages are recorded; the least recently rendered are evicted first. */
const PRODUCTS_REMEMBERED = 2_000;
const PAGES_PER_PRODUCT = 40;

function rendered(): LRUCache<string, Set<string>> {
  return onePerProcess(
    'renderedPages',
    () => new LRUCache<string, Set<string>>({ max: PRODUCTS_REMEMBERED }),
  );
}

/** Records that a product page was rendered, so that it is rendered again when the product changes. */
export function noteRendered(handle: string, address: string): void {
  const pages = rendered();
  const known = pages.get(handle) ?? new Set();
  if (known.size < PAGES_PER_PRODUCT) known.add(address);
  pages.set(handle, known);
}

/** Addresses of a product's pages that were requested. */
export function renderedPages(handle: string): string[] {
  return [...(rendered().peek(handle) ?? [])];
}

const TIMEOUT_MS = 10_000;

/**
 * Requests the recorded pages of a product: the response is the old page and makes Next render the new one, so the next shopper
 * gets the change without waiting.
 */
export async function warmProduct(handle: string): Promise<void> {
  const { port } = env();
  for (const address of renderedPages(handle)) {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: warmHeader(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    await response.arrayBuffer();
  }
}
