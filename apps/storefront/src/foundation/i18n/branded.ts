import { brandName, shopNames } from '#foundation/brand/shop-brand.ts';
import { BRAND_WORDS } from './__generated__/brand-words';
import type { CompiledMessage, CompiledMessages } from './compiled-message';
import type { Locale } from './locale';

interface Branded {
  readonly names: string;
  readonly table: CompiledMessages;
}

const tables = new WeakMap<object, Branded>();

/**
 * Messages as this shop says them: in its brand's own words where it has some, with its names (BRAND-01). The same object for the same
 * table while the shop is called the same, so that a page carries it once.
 */
export function branded<Table extends CompiledMessages>(table: Table, locale: Locale): Table {
  const { storeName: store, brand, company } = shopNames(locale);
  const values = { store, brand, company };
  const words = BRAND_WORDS[brandName()]?.[locale] ?? {};
  const names = JSON.stringify([brandName(), values]);
  const known = tables.get(table);
  if (known?.names === names) return known.table as Table;
  const made = { names, table: fill(table, '', words, values) };
  tables.set(table, made);
  return made.table as Table;
}

type Names = Readonly<Record<'store' | 'brand' | 'company', string>>;

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
    return message.replace(/\{\$(store|brand|company)\}/g, (_, name: keyof Names) => names[name]);
  }
  const [by, value, cases] = message;
  return [
    by,
    value,
    Object.fromEntries(Object.entries(cases).map(([form, text]) => [form, named(text, names)])),
  ];
}
