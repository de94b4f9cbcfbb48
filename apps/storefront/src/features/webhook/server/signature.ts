import { createHmac, timingSafeEqual } from 'node:crypto';

/** base64 HMAC-SHA256 of a raw body, as the platform signs its webhooks. */
export function signature(body: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** Whether a body bears the platform's signature; takes the same time wherever they differ. */
export function isSigned(body: Uint8Array, given: string | null, secret: string): boolean {
  if (given === null) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const actual = Buffer.from(given, 'base64');
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}
