import type { BrandName } from '@shop/brands/brand-names';
import { CHECKOUT_WORDS } from '@shop/brands/checkout-words';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };

/** Languages of the checkout, by API name. */
export type Language = 'JA' | 'EN';

/** Keys of the platform's own messages; Japanese is the source, English has the same keys. */
export type WordKey = keyof typeof ja;

/** Looks up a message and fills in its `{names}`. */
export type Words = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const MESSAGES: Record<Language, Record<WordKey, string>> = { JA: { ...ja }, EN: { ...en } };

/** Sets the brand of this process's messages; 'none' for the neutral ones. */
export function speakAs(brand: BrandName | 'none'): void {
  const own = brand === 'none' ? undefined : CHECKOUT_WORDS[brand];
  Object.assign(MESSAGES.JA, ja, own?.ja);
  Object.assign(MESSAGES.EN, en, own?.en);
}

/** The messages of a language. */
export function wordsOf(language: Language): Words {
  const messages = MESSAGES[language];
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** Parses the language of a cart or a `locale` parameter; Japanese unless it is English. */
export function toLanguage(text: string | null | undefined): Language {
  return text?.toUpperCase() === 'EN' ? 'EN' : 'JA';
}

/** `12345` → `12,345`. */
export function formatYen(yen: number): string {
  return String(yen).replace(/\B(?=(\d{3})+$)/g, ',');
}
