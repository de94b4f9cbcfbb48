import type { IncomingMessage } from 'node:http';

/** Carries a client's address from the shop's server to its endpoints. Never a visitor's own: it is always overwritten. */
export const CLIENT_HEADER = 'x-shop-client';

/**
 * The address of who asks. Each trusted proxy has added the one it was asked by to the end of X-Forwarded-For; what stands
 * before those is hearsay.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return named.at(-trustedProxies) ?? direct;
}
