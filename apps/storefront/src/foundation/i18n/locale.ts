/** The shop's languages; the first is the main one and has no prefix in paths (ROUTE-16). */
export const LOCALES = ['ja', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The differences between the languages besides their messages (messages/<language>.json). */
interface Language {
  /** Its Open Graph name, with the country. */
  readonly openGraph: string;
  /** The locale of date formats: days before months in English. */
  readonly dates: string;
  /** Between two words or sentences. */
  readonly joiner: '' | ' ';
  /** The field with a prefecture's name. */
  readonly prefecture: 'prefecture' | 'provinceEn';
  /** The family name comes first and is the form of address. */
  readonly isFamilyNameFirst: boolean;
}

/** The shop's languages: a new one needs an entry here, and its messages. */
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

/** The path prefix of a language. */
export function localePrefix(locale: Locale): '' | `/${Locale}` {
  return locale === LOCALES[0] ? '' : `/${locale}`;
}

/** The path of a Japanese path in a language: `/cart` is `/en/cart` in English, `/#news` on the home page `/en#news`. */
export function localePath(locale: Locale, path: string): string {
  const prefix = localePrefix(locale);
  return prefix === '' ? path : `${prefix}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
