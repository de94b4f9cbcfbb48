import { cutText } from '../cut-text';

/** The campaign parameters of a landing address, and their cookies by the same names (ANA-02). */
export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

export type UtmKey = (typeof UTM_KEYS)[number];

/** Longer values are cut: they go along with the cart as attributes. */
const LONGEST = 255;

/**
 * What a landing address says of its campaign (ANA-02). A value names the cookie's new value, null removes the cookie: a
 * campaign that names itself replaces the one before as a whole. An address without any of them changes nothing.
 */
export function utmChanges(query: URLSearchParams): Readonly<Partial<Record<UtmKey, string | null>>> {
  const values = UTM_KEYS.map((key) => [key, cutText((query.get(key) ?? '').trim(), LONGEST)] as const);
  return UTM_KEYS.some((key) => query.has(key))
    ? Object.fromEntries(values.map(([key, value]) => [key, value === '' ? null : value]))
    : {};
}
