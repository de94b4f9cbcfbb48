import { asc, inArray, sql } from 'drizzle-orm';
import { inventoryTable } from '../catalogue-tables.ts';
import type { Executor, Transaction } from '../open.ts';

/** Locks the stock of these variants until the transaction ends. The fixed lock order prevents deadlocks between orders. */
export async function lockInventory(transaction: Transaction, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length > 0) {
    await transaction
      .select({ variantId: inventoryTable.variantId })
      .from(inventoryTable)
      .where(inArray(inventoryTable.variantId, [...variantIds]))
      .orderBy(asc(inventoryTable.variantId))
      .for('update');
  }
}

/** Deducts quantities from the locked stock. */
export async function takeFromInventory(
  transaction: Transaction,
  taken: ReadonlyMap<number, number>,
): Promise<void> {
  if (taken.size > 0) {
    const pairs = sql.join(
      [...taken].map(([variantId, quantity]) => sql`(${variantId}::bigint, ${quantity}::integer)`),
      sql`, `,
    );
    await transaction.execute(sql`
      update inventory set available = inventory.available - taken.quantity
      from (values ${pairs}) as taken (variant_id, quantity)
      where inventory.variant_id = taken.variant_id`);
  }
}

/** The current stock; negative where a variant was oversold. */
export async function readInventory(
  executor: Executor,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, typeof inventoryTable.$inferSelect>> {
  const rows = await rowsOf(executor, variantIds);
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** Sellable quantity per variant; an unknown variant cannot be sold. */
export async function readAvailable(
  executor: Executor,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await rowsOf(executor, variantIds);
  return new Map(rows.map((row) => [row.variantId, sellable(row.available, row.allowNegative)]));
}

/** How many pieces a shopper may buy: none of an unknown variant, any number where overselling is allowed. */
export function sellable(available: number | null, allowNegative: boolean | null): number {
  return allowNegative === true ? Number.POSITIVE_INFINITY : Math.max(available ?? 0, 0);
}

async function rowsOf(executor: Executor, variantIds: readonly number[]) {
  return variantIds.length === 0
    ? []
    : await executor
        .select()
        .from(inventoryTable)
        .where(inArray(inventoryTable.variantId, [...variantIds]));
}
