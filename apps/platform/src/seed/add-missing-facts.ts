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
 * Gives products or collections of the database the metafields and translations that they lack, so that a database which
 * was filled by an older version knows what the shop has learnt to show since. What is there stays as it is: the back
 * office may have written it.
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
