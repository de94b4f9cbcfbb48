/** The shop's languages; Japanese is the main one and has no prefix in addresses (ROUTE-16). */
export const LOCALES = ['ja', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language by whose rules dates are written: days before months in English. */
export const DATE_LANGUAGES: Record<Locale, string> = { ja: 'ja-JP', en: 'en-GB' };

/** Whether a path segment names a language of the shop. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The address of a Japanese path in a language: `/cart` is `/en/cart` in English, `/#news` on the home page `/en#news`. */
export function localePath(locale: Locale, path: string): string {
  return locale === 'ja' ? path : `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
