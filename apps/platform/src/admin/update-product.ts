import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { productTable } from '../db/catalogue-tables.ts';
import { lockInventory } from '../db/repositories/inventory.ts';
import type { Services } from '../graphql/context.ts';
import { announceChange } from '../webhooks/announce-change.ts';

const text = z.string().trim().min(1).max(255);

/** Changeable fields of a product. */
export const productPatch = z
  .strictObject({
    title: text.optional(),
    titleEn: text.optional(),
    descriptionHtml: z.string().max(100_000).optional(),
    vendor: text.optional(),
    productType: text.optional(),
    tags: z.array(text).max(250).optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes the texts of a product.
 * @returns the changed product, or null when it does not exist
 */
export async function updateProduct(
  { database, catalogue, changes, now }: Services,
  handle: string,
  { titleEn, ...patch }: z.output<typeof productPatch>,
): Promise<object | null> {
  const product = catalogue.productByHandle(handle);
  if (product === undefined) return null;
  const { numericId, translations } = product;
  const variantIds = product.variants.map((variant) => variant.numericId);
  const change: CatalogueChange = { kind: 'product', productIds: [numericId], variantIds };
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await lockInventory(transaction, variantIds);
      await transaction
        .update(productTable)
        .set({
          ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
          ...(titleEn !== undefined && {
            translations: { ...translations, EN: { ...translations['EN'], title: titleEn } },
          }),
          updatedAt: now(),
        })
        .where(eq(productTable.id, numericId));
      await announceChange(transaction, change, now());
    });
    await catalogue.refreshProducts([numericId]);
  });
  changes.emit(change);
  const changed = catalogue.productByHandle(handle) ?? product;
  const { id, title, descriptionHtml, vendor, productType, tags, updatedAt } = changed;
  return { id, handle, title, descriptionHtml, vendor, productType, tags, updatedAt };
}
