/** Lifetime of the shop's cookies. */
export const COOKIE_MAX_AGE_DAYS = 30;

/** Reads one cookie of a `document.cookie` or Cookie header text; null if missing or not decodable. */
export function findCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const mark = pair.indexOf('=');
    if (mark === -1 || pair.slice(0, mark).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(mark + 1).trim());
    } catch {
      // A lone % written by other code: it counts as no cookie (COOKIE-01).
      return null;
    }
  }
  return null;
}

/** The text that writes a cookie for 30 days, for the whole shop, not sent with other sites' forms. */
export function cookieText(name: string, value: string, secure: boolean): string {
  const maxAge = COOKIE_MAX_AGE_DAYS * 24 * 60 * 60;
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure ? '; secure' : ''}`;
}

/** The text that deletes a cookie (path /). */
export function deletedCookieText(name: string): string {
  return `${name}=; path=/; max-age=0; samesite=lax`;
}

/** A cookie's value and format. A malformed value reads as null, like a missing cookie (COOKIE-01). */
export interface CookieCodec<Value> {
  readonly name: string;
  readonly parse: (text: string) => Value | null;
  readonly format: (value: Value) => string;
}

/** Reads a cookie in the browser. */
export function readCookie<Value>({ name, parse }: CookieCodec<Value>): Value | null {
  const text = findCookie(document.cookie, name);
  return text === null ? null : parse(text);
}

/** Writes a cookie in the browser, or deletes it if the value is null. */
export function writeCookie<Value>({ name, format }: CookieCodec<Value>, value: Value | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers the shop supports
  document.cookie =
    value === null
      ? deletedCookieText(name)
      : cookieText(name, format(value), window.location.protocol === 'https:');
}
