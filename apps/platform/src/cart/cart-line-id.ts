import { parseGlobalId } from '../catalogue/global-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** `gid://shopify/CartLine/<uuid>?cart=<token>`. */
export function formatCartLineId(lineId: string, token: string): string {
  return `gid://shopify/CartLine/${lineId}?cart=${token}`;
}

/** The uuid of a line id, plain or base64-encoded; null when invalid or of another cart. */
export function parseCartLineId(id: string, token: string): string | null {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== 'CartLine' || !UUID.test(parsed.key)) {
    return null;
  }
  const cart = new URLSearchParams(parsed.query).get('cart');
  return cart === null || cart === token ? parsed.key : null;
}
