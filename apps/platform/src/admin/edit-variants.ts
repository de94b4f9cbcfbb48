import { eq, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CatalogueChange } from '../catalogue/changes.ts';
import type { CatalogueProduct, StoredOption } from '../catalogue/product.ts';
import { inventoryTable, productTable, variantTable } from '../db/catalogue-tables.ts';
import type { Transaction } from '../db/open.ts';
import { lockInventory } from '../db/repositories/inventory.ts';
import type { Services } from '../graphql/context.ts';
import { announceChange } from '../webhooks/announce-change.ts';
import type { newVariant } from './edit-products.ts';

const NUMBERS_PER_OPTION = 100;

/**
 * Adds a variant to a product with one option.
 * @returns the variant; `taken` when it exists or the product has more than one option; null when the product does not exist
 */
export async function addVariant(
  services: Services,
  handle: string,
  { title, price, sku, available }: z.output<typeof newVariant>,
): Promise<object | 'taken' | null> {
  const product = services.catalogue.productByHandle(handle);
  if (product === undefined) return null;
  const [option, ...others] = product.options;
  if (option === undefined || others.length > 0 || product.variants.some((one) => one.title === title)) {
    return 'taken';
  }
  const id = await changeVariants(services, product, async (transaction) => {
    const [last] = await transaction.select({ id: max(variantTable.id) }).from(variantTable);
    const next = (last?.id ?? 0) + 1;
    const numbers = option.values.map((value) => value.id);
    const value = { id: Math.max(option.id * NUMBERS_PER_OPTION - 1, ...numbers) + 1, name: title };
    await setOptions(transaction, product, [{ ...option, values: [...option.values, value] }]);
    await transaction.insert(variantTable).values({
      id: next,
      productId: product.numericId,
      position: Math.max(0, ...product.variants.map(({ position }) => position)) + 1,
      title,
      sku,
      price,
      compareAtPrice: null,
      selectedOptions: [{ name: option.name, value: title }],
      imageId: null,
      metafields: [],
    });
    await transaction.insert(inventoryTable).values({ variantId: next, available, allowNegative: false });
    return next;
  });
  const made = services.catalogue.variantById(id);
  return made === undefined ? null : { id: made.id, title, price, available };
}

/**
 * Deletes a variant with its stock; its lines disappear from carts.
 * @returns the deleted variant; `last` for the only variant of a product; null when it does not exist
 */
export async function deleteVariant(services: Services, key: string): Promise<object | 'last' | null> {
  const variant = services.catalogue.variantById(Number(key));
  if (variant === undefined) return null;
  const { product } = variant;
  if (product.variants.length === 1) return 'last';
  await changeVariants(services, product, async (transaction) => {
    const left = product.variants.filter((one) => one !== variant);
    const isUsed = (name: string, value: string) =>
      left.some((one) =>
        one.selectedOptions.some((chosen) => chosen.name === name && chosen.value === value),
      );
    await setOptions(
      transaction,
      product,
      product.options.map((option) => ({
        ...option,
        values: option.values.filter((value) => isUsed(option.name, value.name)),
      })),
    );
    await transaction.delete(variantTable).where(eq(variantTable.id, variant.numericId));
    return variant.numericId;
  });
  return { deletedProductVariantId: variant.id };
}

/**
 * Changes the variants of a product in one transaction and announces it.
 * @param work makes the change and returns the id of its variant
 * @returns that id
 */
async function changeVariants(
  { database, catalogue, changes, now }: Services,
  product: CatalogueProduct,
  work: (transaction: Transaction) => Promise<number>,
  kind: CatalogueChange['kind'] = 'inventory',
): Promise<number> {
  const variantIds = product.variants.map(({ numericId }) => numericId);
  const { numericId } = product;
  const { change, id } = await changes.track(async () => {
    const committed = await database.transaction(async (transaction) => {
      // Locks all variants of the product: the webhook must be correct for each, also while orders arrive.
      await lockInventory(transaction, variantIds);
      const id = await work(transaction);
      const change: CatalogueChange = { kind, productIds: [numericId], variantIds: [id] };
      await transaction.update(productTable).set({ updatedAt: now() }).where(eq(productTable.id, numericId));
      await announceChange(transaction, change, now());
      return { change, id };
    });
    await catalogue.refreshVariants([committed.id]);
    await catalogue.refreshProducts([numericId]);
    return committed;
  });
  changes.emit(change);
  return id;
}

async function setOptions(
  transaction: Transaction,
  { numericId }: CatalogueProduct,
  options: readonly StoredOption[],
): Promise<void> {
  await transaction.update(productTable).set({ options }).where(eq(productTable.id, numericId));
}

const INVENTORY_POLICIES = ['DENY', 'CONTINUE'] as const;
type InventoryPolicy = (typeof INVENTORY_POLICIES)[number];

/** What happens when the stock has run out, as the provider names it: `CONTINUE` sells on (PROD-07). */
export function policyOf(isSoldOn: boolean): InventoryPolicy {
  return isSoldOn ? 'CONTINUE' : 'DENY';
}

const yen = z.number().int().min(0).max(100_000_000);

/** Changeable fields of a variant; prices are whole yen. */
export const variantPatch = z
  .strictObject({
    available: z.number().int().min(0).max(1_000_000).optional(),
    inventoryPolicy: z.enum(INVENTORY_POLICIES).optional(),
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
  services: Services,
  key: string,
  { available, inventoryPolicy, price, compareAtPrice }: z.output<typeof variantPatch>,
): Promise<object | null> {
  const { catalogue } = services;
  const variant = catalogue.variantById(Number(key));
  if (variant === undefined) return null;
  const id = await changeVariants(
    services,
    variant.product,
    async (transaction) => {
      if (available !== undefined || inventoryPolicy !== undefined) {
        await transaction
          .update(inventoryTable)
          .set({
            ...(available !== undefined && { available }),
            ...(inventoryPolicy !== undefined && { allowNegative: inventoryPolicy === 'CONTINUE' }),
            // What was sold beyond the stock is owed by its orders, not by the stock of a variant that is not sold on.
            ...(available === undefined &&
              inventoryPolicy === 'DENY' && { available: sql`greatest(${inventoryTable.available}, 0)` }),
          })
          .where(eq(inventoryTable.variantId, variant.numericId));
      }
      if (price !== undefined || compareAtPrice !== undefined) {
        await transaction
          .update(variantTable)
          .set({
            ...(price !== undefined && { price }),
            ...(compareAtPrice !== undefined && { compareAtPrice }),
          })
          .where(eq(variantTable.id, variant.numericId));
      }
      return variant.numericId;
    },
    available === undefined && inventoryPolicy === undefined ? 'product' : 'inventory',
  );
  const changed = catalogue.variantById(id) ?? variant;
  return {
    id: changed.id,
    price: changed.price,
    compareAtPrice: changed.compareAtPrice,
    available: catalogue.available(id),
    inventoryPolicy: policyOf(catalogue.isSoldOn(id)),
  };
}
