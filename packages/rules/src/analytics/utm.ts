import { ATTRIBUTE_VALUE_MAX } from '../cart/cart-attributes';
import { cutText } from '../shorten-text';

/** The campaign parameters of a landing URL; their cookies have the same names (ANA-02). */
export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

export type UtmKey = (typeof UTM_KEYS)[number];

/** Longest value as cookies hold it: with longer ones a link could make every further request too large for servers. */
const MAX_ENCODED_LENGTH = 600;

/**
 * The cookie changes for a landing URL's campaign (ANA-02). A value is the cookie's new value; null removes the cookie. A new
 * campaign replaces all values of the previous one. A URL without any of the parameters changes nothing.
 */
export function utmChanges(query: URLSearchParams): Readonly<Partial<Record<UtmKey, string | null>>> {
  const values = UTM_KEYS.map((key) => [key, cutToCookie((query.get(key) ?? '').trim())] as const);
  return UTM_KEYS.some((key) => query.has(key))
    ? Object.fromEntries(values.map(([key, value]) => [key, value === '' ? null : value]))
    : {};
}

function cutToCookie(text: string): string {
  let cut = cutText(text, ATTRIBUTE_VALUE_MAX);
  while (encodeURIComponent(cut).length > MAX_ENCODED_LENGTH) cut = cutText(cut, cut.length - 1);
  return cut;
}
