/** The shop's languages; the first is the main one and has no prefix in addresses (ROUTE-16). */
export const LOCALES = ['ja', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** All that differs between the languages but their words (messages/<language>.json). */
interface Language {
  /** As Open Graph names it, with the country. */
  readonly openGraph: string;
  /** By whose rules dates are written: days before months in English. */
  readonly dates: string;
  /** Between two words or sentences. */
  readonly joiner: '' | ' ';
  /** The field of a prefecture that names it. */
  readonly prefecture: 'prefecture' | 'provinceEn';
  /** Somebody is called by the family name, which stands first. */
  readonly isFamilyNameFirst: boolean;
}

/** The shop's languages: a new one is a row here, and its words. */
export const LANGUAGES: Record<Locale, Language> = {
  ja: {
    openGraph: 'ja_JP',
    dates: 'ja-JP',
    joiner: '',
    prefecture: 'prefecture',
    isFamilyNameFirst: true,
  },
  en: {
    openGraph: 'en_US',
    dates: 'en-GB',
    joiner: ' ',
    prefecture: 'provinceEn',
    isFamilyNameFirst: false,
  },
};

/** Whether a path segment names a language of the shop. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** Before the addresses of a language. */
export function localePrefix(locale: Locale): '' | `/${Locale}` {
  return locale === LOCALES[0] ? '' : `/${locale}`;
}

/** The address of a Japanese path in a language: `/cart` is `/en/cart` in English, `/#news` on the home page `/en#news`. */
export function localePath(locale: Locale, path: string): string {
  const prefix = localePrefix(locale);
  return prefix === '' ? path : `${prefix}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
