import { asc, eq } from 'drizzle-orm';
import { buildProduct } from '../catalogue/build-product.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { productTable, variantTable } from '../db/catalogue-tables.ts';
import type { Transaction } from '../db/open.ts';
import { readInventory } from '../db/repositories/inventory.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import { inventoryPayload, productPayload } from './webhook-payloads.ts';

/**
 * Writes a back office change to the webhook outbox, in its transaction. Products, as the transaction leaves them, precede stock levels, so
 * an item's product is known first. Every committed change is reported, even if the process ends.
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
