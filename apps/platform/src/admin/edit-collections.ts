import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { adminMutations } from '../admin-api/admin-mutations.ts';
import { collectionProductTable, collectionTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { collectionDeletionPayload, collectionPayload } from '../webhooks/webhook-payloads.ts';
import { handle } from './edit-products.ts';

/** A collection to create; `products` are handles in display order. */
export const newCollection = z.strictObject({
  handle,
  title: z.string().trim().min(1).max(255),
  descriptionHtml: z.string().max(100_000).default(''),
  products: z.array(handle).max(10_000).default([]),
});

/** Members of a collection: handles of products in display order. */
export const members = z.strictObject({ products: z.array(handle).max(10_000) });

/** Creates a collection. @returns null when its handle is taken */
export async function createCollection(
  services: Services,
  { handle, title, descriptionHtml, products }: z.output<typeof newCollection>,
): Promise<object | null> {
  if (services.catalogue.collectionByHandle(handle) !== undefined) return null;
  await adminMutations(services).collectionCreate({ input: { handle, title } });
  if (descriptionHtml !== '') await updateCollection(services, handle, { descriptionHtml });
  if (products.length > 0) await setMembers(services, handle, products);
  const made = services.catalogue.collectionByHandle(handle);
  return made === undefined ? null : { id: made.id, handle, title };
}

/**
 * Sets the products of a collection in this order and removes all others. Unknown handles are ignored.
 * @returns the collection with its product count, or null when it does not exist
 */
export async function setMembers(
  { database, catalogue, changes, now }: Services,
  handle: string,
  products: readonly string[],
): Promise<object | null> {
  const collection = catalogue.collectionByHandle(handle);
  if (collection === undefined) return null;
  const { numericId, id } = collection;
  const ids = new Set(products.flatMap((one) => catalogue.productByHandle(one)?.numericId ?? []));
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await transaction
        .delete(collectionProductTable)
        .where(eq(collectionProductTable.collectionId, numericId));
      const rows = [...ids].map((productId, index) => ({
        collectionId: numericId,
        productId,
        position: index + 1,
      }));
      if (rows.length > 0) await transaction.insert(collectionProductTable).values(rows);
      const payload = collectionPayload({ ...collection, updatedAt: now().toISOString() });
      await insertWebhookEvents(transaction, [{ topic: 'collections/update', payload }], now());
    });
    await catalogue.refreshCollections();
  });
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return { id, handle, productsCount: ids.size };
}

/**
 * Deletes a collection; its products stay. The webhook contains only its number, as the provider's does.
 * @returns the deleted collection, or null when it does not exist
 */
export async function deleteCollection(
  { database, catalogue, changes, now }: Services,
  handle: string,
): Promise<object | null> {
  const collection = catalogue.collectionByHandle(handle);
  if (collection === undefined) return null;
  const { id, numericId } = collection;
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await transaction.delete(collectionTable).where(eq(collectionTable.id, numericId));
      const event = { topic: 'collections/delete', payload: collectionDeletionPayload(numericId) } as const;
      await insertWebhookEvents(transaction, [event], now());
    });
    await catalogue.refreshCollections();
  });
  changes.emit({ kind: 'deletion', productIds: [], variantIds: [] });
  return { deletedCollectionId: id };
}

/** Changeable fields of a collection. */
export const collectionPatch = z
  .strictObject({
    title: z.string().trim().min(1).max(255).optional(),
    titleEn: z.string().trim().min(1).max(255).optional(),
    descriptionHtml: z.string().max(100_000).optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes the texts of a collection.
 * @returns the changed collection, or null when it does not exist
 */
export async function updateCollection(
  { database, catalogue, changes, now }: Services,
  handle: string,
  { titleEn, ...patch }: z.output<typeof collectionPatch>,
): Promise<object | null> {
  const collection = catalogue.collectionByHandle(handle);
  if (collection === undefined) return null;
  const { numericId, translations } = collection;
  const updated = {
    ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
    ...(titleEn !== undefined && {
      translations: { ...translations, EN: { ...translations['EN'], title: titleEn } },
    }),
    updatedAt: now(),
  };
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await transaction.update(collectionTable).set(updated).where(eq(collectionTable.id, numericId));
      const payload = collectionPayload({
        ...collection,
        ...updated,
        updatedAt: updated.updatedAt.toISOString(),
      });
      await insertWebhookEvents(transaction, [{ topic: 'collections/update', payload }], now());
    });
    await catalogue.refreshCollections();
  });
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  const { id, title, descriptionHtml, updatedAt } = catalogue.collectionByHandle(handle) ?? collection;
  return { id, handle, title, descriptionHtml, updatedAt };
}
