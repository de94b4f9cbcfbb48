import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseGlobalId } from '../catalogue/global-id.ts';

/** The two secrets of a cart. Both are required to read or change it. */
export interface CartKey {
  readonly token: string;
  readonly key: string;
}

const TOKEN_BYTES = 24;
const KEY_BYTES = 16;
const SECRET = /^[A-Za-z0-9_-]{1,100}$/;

/** A new cart's token and key: 192 and 128 random bits. */
export function newCartKey(): CartKey {
  return {
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    key: randomBytes(KEY_BYTES).toString('hex'),
  };
}

/** `gid://shopify/Cart/<token>?key=<key>`: the platform's form of a cart id. */
export function formatCartId({ token, key }: CartKey): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}

/** Parses a cart id, plain or base64-encoded. An id without a key is invalid: null. */
export function parseCartId(id: string): CartKey | null {
  const parsed = parseGlobalId(id);
  const key = new URLSearchParams(parsed?.query).get('key');
  if (parsed?.type !== 'Cart' || key === null || !SECRET.test(parsed.key) || !SECRET.test(key)) {
    return null;
  }
  return { token: parsed.key, key };
}

/** Compares a given key with the stored key in constant time. */
export function isSameKey(given: string, stored: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(stored);
  return a.length === b.length && timingSafeEqual(a, b);
}

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
