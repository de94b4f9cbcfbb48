import { eq } from 'drizzle-orm';
import { collectionTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { collectionDeletionPayload } from '../webhooks/webhook-payloads.ts';

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
