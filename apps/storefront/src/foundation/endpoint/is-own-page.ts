const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from a page of this shop, or from no page at all. Browsers name the page's origin with every POST;
 * another site's page must not register its visitors here. A shop on this machine goes by each of its names; the Host header
 * proves nothing, since whoever sends the request writes it.
 */
export function isOwnPage({ headers }: Request, shopUrl: string): boolean {
  const origin = headers.get('origin');
  // Browsers alone write it, and a page cannot change it: who is elsewhere by it is elsewhere, whatever else is said.
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && (site !== 'none' || origin !== null)) return false;
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const [page, shop] = [new URL(origin), new URL(shopUrl)];
  if (page.origin === shop.origin) return true;
  const isNameOfThisMachine = LOOPBACK.has(page.hostname) && LOOPBACK.has(shop.hostname);
  return isNameOfThisMachine && page.port === shop.port && page.protocol === shop.protocol;
}
