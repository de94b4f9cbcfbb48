const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin a shopper came from, if it is the shop: the configured one, or another name of this machine with the same port. Other origins
 * are not stored, so the checkout cannot be made to link elsewhere.
 */
export function shopOriginOf(origin: string | null, shopUrl: string): string | null {
  if (origin === null || !URL.canParse(origin)) {
    return null;
  }
  const given = new URL(origin);
  const shop = new URL(shopUrl);
  const isShop = given.origin === shop.origin;
  const isSameMachine =
    LOOPBACK.has(given.hostname) &&
    LOOPBACK.has(shop.hostname) &&
    given.port === shop.port &&
    given.protocol === shop.protocol;
  return isShop || isSameMachine ? given.origin : null;
}
