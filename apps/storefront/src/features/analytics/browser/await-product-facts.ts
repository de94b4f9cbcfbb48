import type { PageFacts } from './product-facts-in';

/** A page that is not here by then was opened elsewhere. */
const TIMEOUT_MS = 3_000;
const LOOK_MS = 50;

/**
 * The facts of a product whose card was clicked: of its page as soon as that is here, or where it was opened in another tab,
 * out of its document. Null when neither comes. What reads them comes with the page: the press itself is answered without it.
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
