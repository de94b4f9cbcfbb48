import type { PageFacts } from './product-facts-in';

/** If the page has not opened by then, it was opened in another tab. */
const TIMEOUT_MS = 3_000;
const LOOK_MS = 50;

/**
 * The facts of a product whose card was clicked: from its page once open, or from its fetched document if it was opened in
 * another tab. Null if neither arrives. The code that reads them loads with the page: the response to the press does not need it.
 */
export async function awaitProductFacts(address: URL): Promise<PageFacts | null> {
  const { pathname, searchParams } = address;
  const start = performance.now();
  while (performance.now() - start < TIMEOUT_MS) {
    if (location.pathname === pathname) {
      const { productFactsIn } = await import('./product-facts-in');
      const facts = productFactsIn(document, pathname, searchParams.get('variant'));
      if (facts !== null) return facts;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { productFactsIn } = await import('./product-facts-in');
    return productFactsIn(page, pathname, searchParams.get('variant'));
  } catch {
    return null;
  }
}
