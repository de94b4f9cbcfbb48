import { readMetrics } from './read-metrics';
import type { ShopUnderTest } from './shop-under-test';

const ATTEMPT_MS = 2000;
const MAX_ATTEMPTS = 150;

/**
 * Waits until a shop started with METRICS_TOKEN searches its own index: before that it queries the platform, which has fewer counts.
 * @throws when it has no index after five minutes
 */
export async function searchesItself({ shopUrl }: ShopUnderTest): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = (await readMetrics(shopUrl)).searches;
    await (await fetch(`${shopUrl}/search?q=${encodeURIComponent(`苗${attempt}`)}`)).text();
    if ((await readMetrics(shopUrl)).searches === before) return;
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  }
  throw new Error(`${shopUrl} has no search index`);
}
