import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longest token that is verified. */
const MAX_TOKEN_LENGTH = 1_000;

interface TokenKey {
  readonly secret: string;
  /** The token's purpose: a token of one kind is invalid for another. */
  readonly kind: string;
}

/** Creates a URL-safe token: a text and its signature. */
export function signToken(text: string, key: TokenKey): string {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** The text of an external token; null for a forged or damaged one. */
export function readToken(token: string, key: TokenKey): string | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, key));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(payload, 'base64url').toString();
}

function signatureOf(payload: string, { secret, kind }: TokenKey): string {
  return createHmac('sha256', secret).update(`${kind}:${payload}`).digest('base64url');
}
