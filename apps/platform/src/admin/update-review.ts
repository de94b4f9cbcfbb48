import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { documentTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { metaobjectPayload } from '../webhooks/webhook-payloads.ts';

const text = z.string().trim().min(1).max(5_000);

/** Changeable fields of a review, by field name. */
export const reviewPatch = z
  .strictObject({ title: text.optional(), content: text.optional(), nickname: text.optional() })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes the texts of a review, a metaobject of type `review`.
 * @param handle of the metaobject, e.g. `review-12`
 * @returns its changed fields, or null when it does not exist
 */
export async function updateReview(
  { database, catalogue, changes, now }: Services,
  handle: string,
  patch: z.output<typeof reviewPatch>,
): Promise<object | null> {
  const review = catalogue.documents.byHandle('metaobject', `review/${handle}`);
  if (review === undefined) return null;
  const given: Readonly<Record<string, string | undefined>> = patch;
  const fields = review.fields.map((field) => ({ ...field, value: given[field.key] ?? field.value }));
  const { type, translations } = review;
  const updatedAt = now();
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await transaction
        .update(documentTable)
        .set({ data: { type, handle, fields, translations }, updatedAt })
        .where(and(eq(documentTable.kind, 'metaobject'), eq(documentTable.id, review.numericId)));
      const payload = metaobjectPayload({ ...review, fields, updatedAt: updatedAt.toISOString() });
      await insertWebhookEvents(transaction, [{ topic: 'metaobjects/update', payload }], updatedAt);
    });
    await catalogue.refreshDocuments();
  });
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return { handle, fields };
}
