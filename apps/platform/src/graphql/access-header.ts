import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Browsers send the public header; servers may send the private one. */
const HEADERS = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token'];

/**
 * How a request may ask: with the shop's token in a header that the provider reads, without any, or not at all, since its token is wrong.
 */
export function accessOf(headers: IncomingHttpHeaders, token: string): 'token' | 'tokenless' | 'refused' {
  if (HEADERS.some((name) => isSameSecret(headers[name], token))) return 'token';
  return HEADERS.some((name) => headers[name] !== undefined) ? 'refused' : 'tokenless';
}

/**
 * Client address for rate limits. A server with the private token names its client's address, as at the provider; for others it is the
 * connection's address.
 */
export function visitorOf({ headers, socket }: IncomingMessage): string {
  const buyerAddress = headers['shopify-storefront-buyer-ip'];
  const isServer = headers['shopify-storefront-private-token'] !== undefined;
  return (
    (isServer && typeof buyerAddress === 'string' ? buyerAddress.slice(0, 64) : socket.remoteAddress) ?? ''
  );
}

/** Compares a header with a secret in constant time. */
export function isSameSecret(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const left = Buffer.from(given);
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}
