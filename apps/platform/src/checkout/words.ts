import type { BrandName } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import { CHECKOUT_WORDS } from '@shop/brands/checkout-words';
import type { Brand } from '@shop/rules/brand/brand';
import {
  LANGUAGES,
  LOCALES,
  type Locale,
  localeOfPlatform,
  type PlatformLanguage,
  platformCode,
  WHOLE_LOCALES,
} from '@shop/rules/language';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import zhTW from '../../messages/zh-TW.json' with { type: 'json' };

/** Languages of the checkout, by API name. */
export type Language = PlatformLanguage;

/** Keys of the platform's own messages; Japanese is the source, English has the same keys, a language with a fallback some. */
export type WordKey = keyof typeof ja;

/** Looks up a message and fills in its `{names}`; `{unit}` is the brand's (BRAND-01). */
export type Words = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const OWN: Readonly<Record<Locale, Readonly<Partial<Record<WordKey, string>>>>> = { ja, en, 'zh-TW': zhTW };
const messagesBy = new Map<Language, Record<WordKey, string>>();

type Spoken = readonly [Language, ...Language[]];
let shopLanguages: Spoken = spokenBy(undefined);
/** What Japanese counts goods in, without a brand. */
const UNIT = '点';
/** The brand's counter by language; Japanese has one for every other. */
let units: Readonly<Partial<Record<Language, string>>> = {};

/** Sets the brand of this process's messages and its languages (LANG-01); 'none' for the neutral ones in all. */
export function speakAs(brand: BrandName | 'none'): void {
  const { languages, noun }: Brand = brand === 'none' ? {} : BRANDS[brand];
  shopLanguages = spokenBy(languages);
  units = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const counted = noun?.[locale];
      return counted && 'unit' in counted ? [[platformCode(locale), counted.unit]] : [];
    }),
  );
  const own = brand === 'none' ? undefined : CHECKOUT_WORDS[brand];
  for (const locale of LOCALES) {
    const { fallback } = LANGUAGES[locale];
    const [spare, ownSpare] = fallback === null ? [] : [OWN[fallback], own?.[fallback]];
    // A text of the brand states facts, such as its terms: in its fallback it is truer than the neutral one.
    messagesBy.set(platformCode(locale), { ...ja, ...spare, ...OWN[locale], ...ownSpare, ...own?.[locale] });
  }
}

/** The messages of a language. */
export function wordsOf(language: Language): Words {
  const messages = messagesBy.get(language) ?? ja;
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (slot, name: string) =>
      String(name === 'unit' ? (units[language] ?? units.JA ?? UNIT) : (values[name] ?? slot)),
    );
}

/** A brand's languages, the main one first. */
function spokenBy([main, ...others]: NonNullable<Brand['languages']> = WHOLE_LOCALES): Spoken {
  return [platformCode(main), ...others.map(platformCode)];
}

/** The languages of this process's brand, the main one first (LANG-01). */
export function spokenLanguages(): readonly Language[] {
  return shopLanguages;
}

/** The language of a tag such as `en` or `en-GB`; null if the brand does not have it. */
export function languageOf(tag: string | null | undefined): Language | null {
  const name = tag?.trim().toUpperCase().replace('-', '_') ?? '';
  const [kind = ''] = name.split('_');
  return (
    shopLanguages.find((language) => language === name) ??
    shopLanguages.find((language) => language.split('_')[0] === kind) ??
    null
  );
}

/** Parses the language of a cart or a `locale` parameter; the main one for any that the brand does not have. */
export function toLanguage(text: string | null | undefined): Language {
  return languageOf(text) ?? shopLanguages[0];
}

/** A link to a page in another language. */
export interface LanguageLink {
  readonly locale: Locale;
  /** In that language. */
  readonly name: string;
  readonly href: string;
}

/** The links of a page to itself in the brand's other languages. @param hrefOf its address, by the `locale` parameter */
export function languageLinks(language: Language, hrefOf: (locale: Locale) => string): LanguageLink[] {
  return shopLanguages
    .filter((one) => one !== language)
    .map(localeOfPlatform)
    .map((locale) => ({ locale, name: LANGUAGES[locale].name, href: hrefOf(locale) }));
}

speakAs('none');

/** `12345` → `12,345`. */
export function formatYen(yen: number): string {
  return String(yen).replace(/\B(?=(\d{3})+$)/g, ',');
}
