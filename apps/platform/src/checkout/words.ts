import type { BrandName } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import { CHECKOUT_WORDS } from '@shop/brands/checkout-words';
import type { Brand } from '@shop/rules/brand/brand';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };

/** Languages of the checkout, by API name. */
export type Language = 'JA' | 'EN';

/** Keys of the platform's own messages; Japanese is the source, English has the same keys. */
export type WordKey = keyof typeof ja;

/** Looks up a message and fills in its `{names}`; `{unit}` is the brand's (BRAND-01). */
export type Words = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const MESSAGES: Record<Language, Record<WordKey, string>> = { JA: { ...ja }, EN: { ...en } };

const ALL: Spoken = ['JA', 'EN'];
type Spoken = readonly [Language, ...Language[]];
let spoken: Spoken = ALL;
/** What Japanese counts goods in, without a brand. */
const UNIT = '点';
let unit = UNIT;

/** Sets the brand of this process's messages and its languages (LANG-01); 'none' for the neutral ones in all. */
export function speakAs(brand: BrandName | 'none'): void {
  const { languages, noun }: Brand = brand === 'none' ? {} : BRANDS[brand];
  spoken = spokenBy(languages);
  unit = noun?.ja.unit ?? UNIT;
  const own = brand === 'none' ? undefined : CHECKOUT_WORDS[brand];
  Object.assign(MESSAGES.JA, ja, own?.ja);
  Object.assign(MESSAGES.EN, en, own?.en);
}

/** The messages of a language. */
export function wordsOf(language: Language): Words {
  const messages = MESSAGES[language];
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (slot, name: string) =>
      String(name === 'unit' ? unit : (values[name] ?? slot)),
    );
}

/** A brand's languages, the main one first. */
function spokenBy([main, ...others]: NonNullable<Brand['languages']> = ['ja', 'en']): Spoken {
  const nameOf = (language: 'ja' | 'en'): Language => (language === 'ja' ? 'JA' : 'EN');
  return [nameOf(main), ...others.map(nameOf)];
}

/** The languages of this process's brand, the main one first (LANG-01). */
export function spokenLanguages(): readonly Language[] {
  return spoken;
}

/** The language of a tag such as `en` or `en-GB`; null if the brand does not speak it. */
export function languageOf(tag: string | null | undefined): Language | null {
  const name = tag?.trim().split('-')[0]?.toUpperCase();
  return spoken.find((language) => language === name) ?? null;
}

/** Parses the language of a cart or a `locale` parameter; the main one for any that is not spoken. */
export function toLanguage(text: string | null | undefined): Language {
  return languageOf(text) ?? spoken[0];
}

/** The `locale` parameter of the language that a page links to beside its own; null if there is none. */
export function otherLocale(language: Language): 'ja' | 'en' | null {
  const other = spoken.find((one) => one !== language);
  return other === undefined ? null : other === 'EN' ? 'en' : 'ja';
}

/** The address of the page in the other language; null where the brand speaks one. */
export function localeHref(language: Language, hrefOf: (locale: 'ja' | 'en') => string): string | null {
  const locale = otherLocale(language);
  return locale === null ? null : hrefOf(locale);
}

/** `12345` → `12,345`. */
export function formatYen(yen: number): string {
  return String(yen).replace(/\B(?=(\d{3})+$)/g, ',');
}
