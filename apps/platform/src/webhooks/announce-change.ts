import { asc, eq } from 'drizzle-orm';
import { buildProduct } from '../catalogue/build-product.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { productTable, variantTable } from '../db/catalogue-tables.ts';
import { readInventory } from '../db/repositories/inventory.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Transaction } from '../db/transaction.ts';
import { inventoryPayload, productPayload } from './webhook-payloads.ts';

/**
 * Puts a change of the back office into the webhook outbox, in the transaction that makes it: the products as the
 * transaction leaves them, then stock levels: whoever hears of an item has heard of its product. A change that is committed is reported, whenever the process ends.
 */
export async function announceChange(
  transaction: Transaction,
  { kind, productIds, variantIds }: CatalogueChange,
  now: Date,
): Promise<void> {
  for (const productId of productIds) {
    const [row] = await transaction.select().from(productTable).where(eq(productTable.id, productId));
    if (row === undefined) continue;
    const variantRows = await transaction
      .select()
      .from(variantTable)
      .where(eq(variantTable.productId, productId))
      .orderBy(asc(variantTable.position));
    const product = buildProduct(row, variantRows);
    const stock = await readInventory(
      transaction,
      product.variants.map(({ numericId }) => numericId),
    );
    const announced = product.variants.filter(
      ({ numericId }) => kind === 'inventory' && variantIds.includes(numericId),
    );
    await insertWebhookEvents(
      transaction,
      [
        { topic: 'products/update' as const, payload: productPayload(product, stock) },
        ...announced.map((variant) => ({
          topic: 'inventory_levels/update' as const,
          payload: inventoryPayload(variant, stock, now),
        })),
      ],
      now,
    );
  }
}
