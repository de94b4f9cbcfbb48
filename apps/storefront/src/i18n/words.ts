// Not from 'next-intl': its door also lets a provider into every page's JavaScript, 1.2 KB that nothing here uses.
import { createTranslator } from 'use-intl/core';
import en from '../../messages/en.json';
import ja from '../../messages/ja.json';
import { SHOP } from '../content/shop';
import type { Locale } from './locale';

const MESSAGES = { ja, en } as const satisfies Record<Locale, typeof ja>;

/** Path of a message, e.g. `cart.title`. */
export type MessageKey = LeafPath<typeof ja>;

type LeafPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${LeafPath<Tree[Key]>}`;
}[keyof Tree & string];

/** Gives the shop's words: `t('header.cartCount', { n: 2 })`. The shop's own names are filled in. */
export type Words = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const known = new Map<Locale, Words>();

/** The words of a language. Server only: components in the browser get their words as props, not the catalogue. */
export function words(locale: Locale): Words {
  let found = known.get(locale);
  if (found === undefined) {
    const { storeName, brand, company } = SHOP[locale];
    const translate = createTranslator({ locale, messages: MESSAGES[locale], timeZone: 'Asia/Tokyo' }) as (
      key: string,
      values: Record<string, string>,
    ) => string;
    found = (key, values = {}) => {
      const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
      return translate(key, { store: storeName, brand, company, ...Object.fromEntries(texts) });
    };
    known.set(locale, found);
  }
  return found;
}
