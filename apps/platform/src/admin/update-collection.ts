import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { collectionTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { collectionPayload } from '../webhooks/webhook-payloads.ts';

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
