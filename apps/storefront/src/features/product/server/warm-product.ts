import { env } from '#foundation/env/env.ts';
import { warmHeader } from '#foundation/http/warm-header.ts';
import { renderedPages } from './rendered-pages';

const TIMEOUT_MS = 10_000;

/**
 * Asks for the pages of a product that somebody saw: the answer is the old page, and makes Next render the new one, so that
 * the next shopper sees the change without waiting.
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
