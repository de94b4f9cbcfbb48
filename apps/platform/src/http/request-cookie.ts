import type { IncomingMessage } from 'node:http';

/** Maximum header length, in characters. */
const MAX_HEADER_LENGTH = 8_000;

/** The value of a cookie as sent; null if it does not exist. */
export function requestCookie({ headers }: IncomingMessage, name: string): string | null {
  for (const pair of (headers.cookie ?? '').slice(0, MAX_HEADER_LENGTH).split(';')) {
    const [given = '', ...value] = pair.trim().split('=');
    if (given === name) return value.join('=');
  }
  return null;
}
