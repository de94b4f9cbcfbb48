import { eq } from 'drizzle-orm';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { productTable } from '../db/catalogue-tables.ts';
import { lockInventory } from '../db/repositories/inventory.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { productDeletionPayload } from '../webhooks/webhook-payloads.ts';

/**
 * Deletes a product with its variants, stock and memberships. Its lines disappear from carts but stay in orders. The webhook contains only
 * its number, as the provider's does.
 * @returns the deleted product, or null when it does not exist
 */
export async function deleteProduct(
  { database, catalogue, changes, now }: Services,
  handle: string,
): Promise<object | null> {
  const product = catalogue.productByHandle(handle);
  if (product === undefined) return null;
  const { id, numericId } = product;
  const variantIds = product.variants.map((variant) => variant.numericId);
  const change: CatalogueChange = { kind: 'deletion', productIds: [numericId], variantIds };
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await lockInventory(transaction, variantIds);
      await transaction.delete(productTable).where(eq(productTable.id, numericId));
      const event = { topic: 'products/delete', payload: productDeletionPayload(numericId) } as const;
      await insertWebhookEvents(transaction, [event], now());
    });
    await catalogue.refreshProducts([numericId]);
  });
  changes.emit(change);
  return { deletedProductId: id };
}
