import type { BrandNoun } from '@shop/rules/brand/brand';
import { brandName, shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { BRAND_WORDS } from './__generated__/brand-words';
import type { CompiledMessage, CompiledMessages } from './compiled-message';
import type { Locale } from './locale';

interface Branded {
  readonly names: string;
  readonly table: CompiledMessages;
}

const tables = new WeakMap<object, Branded>();

/**
 * The messages of this shop: with its brand's own texts, if any, and its names (BRAND-01). Returns the same object for the same
 * table while the names are unchanged, so that a page contains it once.
 */
export function branded<Table extends CompiledMessages>(table: Table, locale: Locale): Table {
  const { storeName: store, brand, company } = shopNames(locale);
  const values = { store, brand, company, ...nounWords(locale) };
  const words = BRAND_WORDS[brandName()]?.[locale] ?? {};
  const names = JSON.stringify([brandName(), values]);
  const known = tables.get(table);
  if (known?.names === names) return known.table as Table;
  const made = { names, table: fill(table, '', words, values) };
  tables.set(table, made);
  return made.table as Table;
}

type NounWords = Readonly<Record<'noun' | 'nouns' | 'Nouns' | 'unit', string>>;
type Names = Readonly<Record<'store' | 'brand' | 'company', string>> & NounWords;

/** What goods are called without a brand. */
const PRODUCT: BrandNoun = { ja: { name: '商品', unit: '点' }, en: { one: 'product', many: 'products' } };

const NOUN_WORDS: Record<Locale, (noun: BrandNoun) => NounWords> = {
  ja: ({ ja: { name, unit } }) => ({ noun: name, nouns: name, Nouns: name, unit }),
  en: ({ en: { one, many } }) => ({
    noun: one,
    nouns: many,
    Nouns: many.charAt(0).toUpperCase() + many.slice(1),
    unit: many,
  }),
};

function nounWords(locale: Locale): NounWords {
  return NOUN_WORDS[locale](shopBrand().noun ?? PRODUCT);
}

function fill(
  tree: CompiledMessages,
  path: string,
  words: Readonly<Record<string, CompiledMessage>>,
  names: Names,
): CompiledMessages {
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => {
      const key = `${path}${name}`;
      return [
        name,
        isMessage(entry) ? named(words[key] ?? entry, names) : fill(entry, `${key}.`, words, names),
      ];
    }),
  );
}

function isMessage(entry: CompiledMessage | CompiledMessages): entry is CompiledMessage {
  return typeof entry === 'string' || Array.isArray(entry);
}

function named(message: CompiledMessage, names: Names): CompiledMessage {
  if (typeof message === 'string') {
    return message.replace(
      /\{\$(store|brand|company|nouns?|Nouns|unit)\}/g,
      (_, name: keyof Names) => names[name],
    );
  }
  const [by, value, cases] = message;
  return [
    by,
    value,
    Object.fromEntries(Object.entries(cases).map(([form, text]) => [form, named(text, names)])),
  ];
}
