import type { BrandNoun } from '@shop/rules/brand/brand';
import { inLanguage, LANGUAGES, type Locale } from '@shop/rules/language';
import { brandName, shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { BRAND_WORDS } from './__generated__/brand-words';
import { MISSING_MESSAGES } from './__generated__/missing-messages';
import { isMessage } from './bind-messages';
import type { CompiledMessage, CompiledMessages } from './message-table';

interface Branded {
  readonly names: string;
  /** By the unit of goods. */
  readonly byUnit: Map<string, CompiledMessages>;
}

const tables = new WeakMap<object, Branded>();

/**
 * The messages of this shop: with its brand's own texts, if any, and its names (BRAND-01). Returns the same object for the same
 * table and unit while the names are unchanged, so that a page contains it once.
 * @param category whose goods the messages name; they are counted in its unit (BRAND-06)
 */
export function branded<Table extends CompiledMessages>(
  table: Table,
  locale: Locale,
  category?: string,
): Table {
  const { storeName: store, brand, company } = shopNames(locale);
  const values = { store, brand, company, ...nounWords(locale) };
  const words = wordsOf(locale);
  const names = JSON.stringify([brandName(), values]);
  const unit = unitOf(category, locale) ?? values.piece;
  let known = tables.get(table);
  if (known?.names !== names) {
    known = { names, byUnit: new Map() };
    tables.set(table, known);
  }
  const made = known.byUnit.get(unit) ?? fill(table, '', words, { ...values, unit });
  known.byUnit.set(unit, made);
  return made as Table;
}

/** What this brand says in its own way; and, of what a language lacks, in its fallback's, marked in development (LANG-02). */
function wordsOf(locale: Locale): BrandTexts {
  const own = BRAND_WORDS[brandName()]?.[locale] ?? {};
  const { fallback } = LANGUAGES[locale];
  if (fallback === null) return { own };
  const spoken = BRAND_WORDS[brandName()]?.[fallback] ?? {};
  return { own, missing: new Set(MISSING_MESSAGES[locale]), spoken };
}

interface BrandTexts {
  readonly own: Readonly<Record<string, CompiledMessage>>;
  /** Paths of messages that the language lacks. */
  readonly missing?: ReadonlySet<string>;
  /** Of the language that it falls back to. */
  readonly spoken?: Readonly<Record<string, CompiledMessage>>;
}

function textOf(key: string, entry: CompiledMessage, { own, missing, spoken }: BrandTexts): CompiledMessage {
  const text = own[key];
  if (text !== undefined || !missing?.has(key)) return text ?? entry;
  const fallback = spoken?.[key] ?? entry;
  // biome-ignore lint/style/noProcessEnv: replaced in a build, like React's own
  return process.env.NODE_ENV === 'development' ? marked(fallback) : fallback;
}

/** A text that the page's language lacks, as development shows it. */
function marked(message: CompiledMessage): CompiledMessage {
  return mapTexts(message, (text) => `⟦${text}⟧`);
}

/** `piece` counts the goods inside of a set, whose own category may be counted otherwise. */
type NounWords = Readonly<Record<'noun' | 'nouns' | 'Nouns' | 'piece', string>>;
type Names = Readonly<Record<'store' | 'brand' | 'company' | 'unit', string>> & NounWords;

/** What goods are called without a brand. */
const PRODUCT: BrandNoun = { ja: { name: '商品', unit: '点' }, en: { one: 'product', many: 'products' } };

function nounWords(locale: Locale): NounWords {
  const noun = inLanguage<BrandNoun[Locale] & object>(shopBrand().noun ?? PRODUCT, locale);
  if ('unit' in noun) return { noun: noun.name, nouns: noun.name, Nouns: noun.name, piece: noun.unit };
  const { one, many } = noun;
  return { noun: one, nouns: many, Nouns: many.charAt(0).toUpperCase() + many.slice(1), piece: many };
}

/** The language whose counters differ by the kind of goods. */
const COUNTED: Locale = 'ja';

/** The unit of a category that has one of its own. */
function unitOf(category: string | undefined, locale: Locale): string | undefined {
  const units = locale === COUNTED ? shopBrand().units : undefined;
  return category !== undefined && units !== undefined && Object.hasOwn(units, category)
    ? units[category]
    : undefined;
}

function fill(tree: CompiledMessages, path: string, words: BrandTexts, names: Names): CompiledMessages {
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => {
      const key = `${path}${name}`;
      return [
        name,
        isMessage(entry) ? named(textOf(key, entry, words), names) : fill(entry, `${key}.`, words, names),
      ];
    }),
  );
}

/** Invisible: behind the brace of a name it keeps that from being read as a placeholder. */
const WORD_JOINER = '\u2060';

function named(message: CompiledMessage, names: Names): CompiledMessage {
  return mapTexts(message, (text) =>
    text.replace(/\{\$(store|brand|company|nouns?|Nouns|unit|piece)\}/g, (_, name: keyof Names) =>
      names[name].replaceAll('{', `{${WORD_JOINER}`),
    ),
  );
}

function mapTexts(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  if (typeof message === 'string') return change(message);
  const [by, value, cases] = message;
  return [
    by,
    value,
    Object.fromEntries(Object.entries(cases).map(([form, text]) => [form, mapTexts(text, change)])),
  ];
}
