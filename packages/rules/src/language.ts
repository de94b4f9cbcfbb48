/** The differences between languages besides their messages. */
interface LanguageRow {
  /** Its name in itself. */
  readonly name: string;
  /** Its Open Graph name, with the country. */
  readonly openGraph: string;
  /** The locale of dates and numbers: days before months in English. */
  readonly dates: string;
  /** Between two words or sentences. */
  readonly joiner: '' | ' ';
  /** Between the items of a list; `Intl` for that of `Intl.ListFormat`. */
  readonly list: '・' | '、' | 'Intl';
  /** The field with a prefecture's name. */
  readonly prefecture: 'prefecture' | 'provinceEn';
  /** The family name comes first and is the form of address. */
  readonly isFamilyNameFirst: boolean;
  /** The language of texts that it lacks; null for a language that must have them all. */
  readonly fallback: 'ja' | 'en' | null;
  /** Faces of its own script, before those of the brand (CSS); null where those have every letter. */
  readonly faces: string | null;
}

/**
 * The languages of the code (ADR 160): a new one is a row here and a file of messages. The first is the main one, without a prefix in
 * paths; the prefix of another one is its tag (ROUTE-16).
 */
export const LANGUAGES = {
  ja: {
    name: '日本語',
    openGraph: 'ja_JP',
    dates: 'ja-JP',
    joiner: '',
    list: '・',
    prefecture: 'prefecture',
    isFamilyNameFirst: true,
    fallback: null,
    faces: null,
  },
  en: {
    name: 'English',
    openGraph: 'en_US',
    dates: 'en-GB',
    joiner: ' ',
    list: 'Intl',
    prefecture: 'provinceEn',
    isFamilyNameFirst: false,
    fallback: null,
    faces: null,
  },
  'zh-TW': {
    name: '繁體中文',
    openGraph: 'zh_TW',
    dates: 'zh-TW',
    joiner: '',
    list: '、',
    prefecture: 'prefecture',
    isFamilyNameFirst: true,
    fallback: 'ja',
    // Japanese faces lack some traditional characters, and draw others differently.
    faces: '"PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC"',
  },
} as const satisfies Record<string, LanguageRow>;

/** The tag of a language (BCP 47), as in `<html lang>`. */
export type Locale = keyof typeof LANGUAGES;

/** A language that has every text. */
export type WholeLocale = {
  [Tag in Locale]: (typeof LANGUAGES)[Tag]['fallback'] extends null ? Tag : never;
}[Locale];

type CodeOf<Tag extends string> = Tag extends `${infer Kind}-${infer Place}`
  ? `${Uppercase<Kind>}_${Uppercase<Place>}`
  : Uppercase<Tag>;

/** The platform's code of a language (`LanguageCode`): its tag in capitals, with an underscore. */
export type PlatformLanguage = CodeOf<Locale>;

/** The language without a prefix in paths (ROUTE-16). */
export const MAIN_LOCALE = 'ja' satisfies Locale;

/** The main language first. */
export const LOCALES = /* @__PURE__ */ Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** The languages that have every text: those of a shop that names none. */
export const WHOLE_LOCALES = /* @__PURE__ */ LOCALES.filter(
  (tag): tag is WholeLocale => LANGUAGES[tag].fallback === null,
) as [WholeLocale, ...WholeLocale[]];

/** Data in each language; a language with a fallback may lack it. */
export type Localized<Value> = Readonly<Record<WholeLocale, Value> & Partial<Record<Locale, Value>>>;

/** The data in a language, else in its fallback (LANG-02). */
export function inLanguage<Value>(data: Localized<Value>, locale: Locale): Value {
  const own: Value | undefined = data[locale];
  return own ?? data[LANGUAGES[locale].fallback ?? 'ja'];
}

/** Other data made of that of each language. */
export function mapLocalized<Value, Made>(
  data: Localized<Value>,
  make: (value: Value, locale: Locale) => Made,
): Localized<Made> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const own: Value | undefined = data[locale];
      return own === undefined ? [] : [[locale, make(own, locale)]];
    }),
    // It has the languages of `data`.
  ) as unknown as Localized<Made>;
}

/** The platform's code of a language. Without the table, which browser code does not have. */
export function platformCode(locale: Locale): PlatformLanguage {
  return locale.toUpperCase().replace('-', '_') as PlatformLanguage;
}

/** The language of a platform's code. */
export function localeOfPlatform(code: PlatformLanguage): Locale {
  return LOCALES.find((locale) => platformCode(locale) === code) ?? MAIN_LOCALE;
}

/** The path prefix of a language: its tag; none of the main one (ROUTE-16). */
export function prefixOf(locale: Locale): '' | `/${Locale}` {
  return locale === MAIN_LOCALE ? '' : `/${locale}`;
}
