import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { scaleCatalogue } from '@shop/fixtures/scale-catalogue';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoredMetafield, Translations } from '../catalogue/metafield.ts';
import { toLanguage, wordsOf } from '../checkout/words.ts';
import {
  collectionProductTable,
  collectionTable,
  documentTable,
  inventoryTable,
  productTable,
  variantTable,
} from '../db/catalogue-tables.ts';
import type { Database, Executor, Transaction } from '../db/open.ts';
import { insertDiscounts } from '../db/repositories/discounts.ts';
import { collectionRows } from './collection-rows.ts';
import { contentRows } from './content-rows.ts';
import { discountsOf } from './discount-rows.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { type DocumentRow, documentRow } from './document-row.ts';
import { menuRows } from './menu-rows.ts';
import { metaobjectRows } from './metaobject-rows.ts';
import { OtherLanguages } from './other-languages.ts';
import { pageRows } from './page-rows.ts';
import { productRows, variantRows } from './product-rows.ts';
import { updateDocuments } from './update-documents.ts';

interface Facts {
  readonly id: number;
  readonly metafields: readonly StoredMetafield[];
  readonly translations: Translations;
}

/**
 * Adds missing metafields and translations to products or collections, so a database filled by an older version has the data of newer
 * features. Existing values stay: the back office may have written them.
 */
async function addMissingFacts(
  transaction: Transaction,
  table: typeof productTable | typeof collectionTable,
  rows: readonly Facts[],
): Promise<void> {
  const { id, metafields, translations } = table;
  const existing: Facts[] = await transaction.select({ id, metafields, translations }).from(table);
  const requested = new Map(rows.map((row) => [row.id, row]));
  for (const row of existing) {
    const whole = together(row, requested.get(row.id) ?? row);
    if (isDeepStrictEqual(whole, row)) continue;
    await transaction.update(table).set(whole).where(eq(id, row.id));
  }
}

function together(row: Facts, requested: Facts): Facts {
  const known = new Set(row.metafields.map(nameOf));
  const translated = Object.entries({ ...requested.translations, ...row.translations });
  return {
    id: row.id,
    metafields: [...row.metafields, ...requested.metafields.filter((one) => !known.has(nameOf(one)))],
    translations: Object.fromEntries(
      translated.map(([language, words]) => [language, { ...requested.translations[language], ...words }]),
    ),
  };
}

function nameOf({ namespace, key }: StoredMetafield): string {
  return `${namespace}.${key}`;
}

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 1_000;
/** Any constant, the same in every process. */
const LOCK = 4_120_250_102;

/**
 * Seeds an empty database with a shop and its discount codes, in one transaction. In a database that was seeded before, what the back
 * office may have changed (products, prices, stock, codes) stays and is only extended; content follows the files where it was not changed.
 * @param own the shop
 * @param scale number of generated products beside the shop's own
 */
export async function seed(database: Database, own: Catalogue, scale: number): Promise<void> {
  await database.transaction((transaction) => seedWithin(transaction, own, scale));
}

/** The same within a transaction. */
export async function seedWithin(transaction: Transaction, own: Catalogue, scale: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const rows = rowsOf(own);
  const wasSeeded = await updateDocuments(transaction, rows.documents);
  // A database of an older version does not say that it was seeded.
  const [product] = await transaction.select({ id: productTable.id }).from(productTable).limit(1);
  if (wasSeeded || product !== undefined) {
    await addMissingFacts(transaction, productTable, rows.products);
    await addMissingFacts(transaction, collectionTable, rows.collections);
    return;
  }
  const catalogue = scaleCatalogue(own, scale);
  const { variants, stock } = variantRows(catalogue);
  const { products, collections, members } = scale === 0 ? rows : rowsOf(catalogue);
  const insert = async <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Promise<void> => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await transaction.insert(table).values(rows.slice(start, start + BATCH));
    }
  };
  await insert(productTable, products);
  await insert(variantTable, variants);
  await insert(inventoryTable, stock);
  await insert(collectionTable, collections);
  await insert(collectionProductTable, members);
  await insertDiscounts(transaction, discountsOf(own));
}

interface Rows {
  readonly documents: readonly DocumentRow[];
  readonly products: ReturnType<typeof productRows>;
  readonly collections: ReturnType<typeof collectionRows>['collections'];
  readonly members: ReturnType<typeof collectionRows>['members'];
  readonly gaps: ReturnType<OtherLanguages['gaps']>;
}

/** By catalogue, which is itself read once per process: each start compares the rows, and looks in them for gaps. */
const made = new WeakMap<Catalogue, Rows>();

/** A catalogue's rows in every language. */
function rowsOf(own: Catalogue): Rows {
  const known = made.get(own);
  if (known !== undefined) return known;
  const others = new OtherLanguages(own.otherWords);
  const { collections, members } = collectionRows(own);
  const documents = [...contentRows(own), ...metaobjectRows(own), ...pageRows(own), ...menuRows(own)];
  const rows = {
    documents: others.add(documents),
    products: others.add(productRows(own)),
    collections: others.add(collections),
    members,
    gaps: others.gaps(),
  };
  made.set(own, rows);
  return rows;
}

/** What a catalogue's files of further languages lack, and what in them no text asks for any more, by name (LANG-02). */
export function wordGaps(own: Catalogue): string[] {
  return rowsOf(own).gaps.flatMap(({ file, missing, unused }) => [
    ...missing.map((text) => `${file} has no translation of "${text}"`),
    ...unused.map((text) => `${file} translates "${text}", which the catalogue does not say`),
  ]);
}

/** Seeds a new store with only a name, in the main language. A database with a shop stays unchanged. */
export async function seedEmptyShop(executor: Executor): Promise<void> {
  const shop = documentRow(
    'shop',
    { id: DOCUMENT_IDS.shop, handle: 'shop', position: 1, updatedAt: new Date() },
    {
      name: wordsOf(toLanguage(null))('shop.new'),
      description: '',
      slogan: '',
      translations: {},
      metafields: [],
    },
  );
  await executor.insert(documentTable).values(shop).onConflictDoNothing();
}
