import type { Brand, BrandNoun } from '@shop/rules/brand/brand';
import { brandName, shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { BRAND_WORDS } from './__generated__/brand-words';
import type { CompiledMessage, CompiledMessages } from './compiled-message';
import type { Locale } from './locale';

interface Branded {
  readonly names: string;
  /** By the unit of goods. */
  readonly byUnit: Map<string, CompiledMessages>;
}

const tables = new WeakMap<object, Branded>();

/**
 * The messages of this shop: with its brand's own texts, if any, and its names (BRAND-01). Returns the same object for the same
 * table and unit while the names are unchanged, so that a page contains it once.
 * @param category whose goods the messages speak of; they are counted in its unit (BRAND-06)
 */
export function branded<Table extends CompiledMessages>(
  table: Table,
  locale: Locale,
  category?: string,
): Table {
  const { storeName: store, brand, company } = shopNames(locale);
  const values = { store, brand, company, ...nounWords(locale) };
  const words = BRAND_WORDS[brandName()]?.[locale] ?? {};
  const names = JSON.stringify([brandName(), values]);
  const unit = unitOf(category, locale) ?? values.unit;
  let known = tables.get(table);
  if (known?.names !== names) {
    known = { names, byUnit: new Map() };
    tables.set(table, known);
  }
  const made = known.byUnit.get(unit) ?? fill(table, '', words, { ...values, unit });
  known.byUnit.set(unit, made);
  return made as Table;
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

/** The unit of a category that has one of its own. */
const UNITS_OF: Record<Locale, (brand: Brand) => Brand['units']> = {
  ja: ({ units }) => units,
  // English counts by the noun.
  en: () => undefined,
};

function unitOf(category: string | undefined, locale: Locale): string | undefined {
  const units = UNITS_OF[locale](shopBrand());
  return category !== undefined && units !== undefined && Object.hasOwn(units, category)
    ? units[category]
    : undefined;
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
