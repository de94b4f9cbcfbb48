import type { IncomingMessage } from 'node:http';

/** Longest header that is read, in characters. */
const MOST = 8_000;

/** The value of a cookie as it was sent; null when the browser has none of that name. */
export function requestCookie({ headers }: IncomingMessage, name: string): string | null {
  for (const pair of (headers.cookie ?? '').slice(0, MOST).split(';')) {
    const [given = '', ...value] = pair.trim().split('=');
    if (given === name) return value.join('=');
  }
  return null;
}
