import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { inventoryTable, productTable, variantTable } from '../db/catalogue-tables.ts';
import { lockInventory } from '../db/repositories/inventory.ts';
import type { Services } from '../graphql/context.ts';
import { announceChange } from '../webhooks/announce-change.ts';

const yen = z.number().int().min(0).max(100_000_000);

/** Changeable fields of a variant; prices are whole yen. */
export const variantPatch = z
  .strictObject({
    available: z.number().int().min(0).max(1_000_000).optional(),
    price: yen.optional(),
    compareAtPrice: yen.nullable().optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes stock or prices of a variant.
 * @param key numeric id
 * @returns the changed variant, or null when it does not exist
 */
export async function updateVariant(
  { database, catalogue, changes, now }: Services,
  key: string,
  { available, price, compareAtPrice }: z.output<typeof variantPatch>,
): Promise<object | null> {
  const variantId = Number(key);
  const variant = catalogue.variantById(variantId);
  if (variant === undefined) return null;
  const productId = variant.product.numericId;
  const change: CatalogueChange = {
    kind: available === undefined ? 'product' : 'inventory',
    productIds: [productId],
    variantIds: [variantId],
  };
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      // Locks all variants of the product: the webhook must be correct for each, also while orders arrive.
      await lockInventory(
        transaction,
        variant.product.variants.map(({ numericId }) => numericId),
      );
      if (available !== undefined) {
        await transaction
          .update(inventoryTable)
          .set({ available })
          .where(eq(inventoryTable.variantId, variantId));
      }
      if (price !== undefined || compareAtPrice !== undefined) {
        await transaction
          .update(variantTable)
          .set({
            ...(price !== undefined && { price }),
            ...(compareAtPrice !== undefined && { compareAtPrice }),
          })
          .where(eq(variantTable.id, variantId));
      }
      await transaction.update(productTable).set({ updatedAt: now() }).where(eq(productTable.id, productId));
      await announceChange(transaction, change, now());
    });
    await catalogue.refreshVariants([variantId]);
    await catalogue.refreshProducts([productId]);
  });
  changes.emit(change);
  const changed = catalogue.variantById(variantId) ?? variant;
  return {
    id: changed.id,
    price: changed.price,
    compareAtPrice: changed.compareAtPrice,
    available: catalogue.available(variantId),
  };
}
