import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { StoredMetafield, Translations } from '../catalogue/metafield.ts';
import type { collectionTable, productTable } from '../db/catalogue-tables.ts';
import type { Transaction } from '../db/transaction.ts';

interface Facts {
  readonly id: number;
  readonly metafields: readonly StoredMetafield[];
  readonly translations: Translations;
}

/**
 * Adds missing metafields and translations to products or collections, so a database filled by an older version has the data of newer
 * features. Existing values stay: the back office may have written them.
 */
export async function addMissingFacts(
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
