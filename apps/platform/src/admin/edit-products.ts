import { oneLine } from '@shop/rules/typed-text';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { setProduct } from '../admin-api/set-product.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import type { StoredImage } from '../catalogue/image.ts';
import { productTable } from '../db/catalogue-tables.ts';
import { lockInventory } from '../db/repositories/inventory.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { announceChange } from '../webhooks/announce-change.ts';
import { productDeletionPayload } from '../webhooks/webhook-payloads.ts';

/** A handle: part of a shop URL, kept in small and composed letters as on the hosted platform, whatever the writer's keyboard. */
export const handle = z
  .string()
  .transform((text) => text.toLowerCase().normalize('NFC'))
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'must be words and hyphens')
      .max(255),
  );
/** A name on one line with at least one visible character. */
const text = z.string().transform(oneLine).pipe(z.string().min(1).max(255));
const yen = z.number().int().min(0).max(100_000_000);

/** A variant to create: price in whole yen, stock in pieces. */
export const newVariant = z.strictObject({
  title: text,
  price: yen,
  sku: z.string().max(255).default(''),
  available: z.number().int().min(0).max(1_000_000).default(0),
});

/** A product to create. Without variants it gets a single one. */
export const newProduct = z
  .strictObject({
    handle,
    title: text,
    descriptionHtml: z.string().max(100_000).default(''),
    vendor: z.string().trim().max(255).default(''),
    productType: z.string().trim().max(255).default(''),
    tags: z.array(text).max(250).default([]),
    collections: z.array(handle).max(250).default([]),
    optionName: text.default('Title'),
    variants: z.array(newVariant).min(1).max(100),
  })
  .refine(({ variants }) => new Set(variants.map(({ title }) => title)).size === variants.length, {
    path: ['variants'],
    message: 'must have titles that differ',
  });

/**
 * Creates a product with variants and stock, and adds it to those collections that exist.
 * @returns the product, or null when its handle is taken
 */
export async function createProduct(
  services: Services,
  { optionName, variants, collections, ...given }: z.output<typeof newProduct>,
): Promise<object | null> {
  const { catalogue } = services;
  if (catalogue.productByHandle(given.handle) !== undefined) return null;
  await setProduct(services, {
    ...given,
    collections: collections.flatMap((one) => catalogue.collectionByHandle(one)?.id ?? []),
    productOptions: [{ name: optionName, values: variants.map(({ title }) => ({ name: title })) }],
    variants: variants.map(({ title, price, sku, available }) => ({
      price: String(price),
      sku,
      optionValues: [{ optionName, name: title }],
      inventoryQuantities: [{ quantity: available }],
    })),
  });
  const made = catalogue.productByHandle(given.handle);
  return made === undefined
    ? null
    : {
        id: made.id,
        handle: made.handle,
        title: made.title,
        variants: made.variants.map(({ id, title, price }) => ({ id, title, price })),
      };
}

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
 * Changes the texts of a product, or its pictures.
 * @returns the changed product, or null when it does not exist
 */
export async function updateProduct(
  { database, catalogue, changes, now }: Services,
  handle: string,
  { titleEn, ...patch }: z.output<typeof productPatch> & { readonly images?: readonly StoredImage[] },
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
  const { id, title, descriptionHtml, vendor, productType, tags, updatedAt, images } = changed;
  return {
    id,
    handle,
    title,
    descriptionHtml,
    vendor,
    productType,
    tags,
    updatedAt,
    images: images.map(({ src }) => src),
  };
}

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
