import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { documentTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents, readUndelivered } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { metaobjectPayload } from '../webhooks/webhook-payloads.ts';
import { adminRoute, changedOr404, nothing } from './admin-route.ts';
import { collectionPatch, deleteCollection, updateCollection } from './edit-collections.ts';
import { deleteProduct, productPatch, updateProduct } from './edit-products.ts';
import { updateVariant, variantPatch } from './edit-variants.ts';
import { entityRoutes } from './entity-routes.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { resetToSeed } from './reset-to-seed.ts';

/**
 * Back office routes, with the admin token: products, variants, collections, reviews, discounts, the state of webhooks and
 * `POST /admin/reset`; `entityRoutes` has the rest. The response follows after the commit and after snapshot and webhooks have the change.
 */
export function adminRoutes(services: Services): Route[] {
  return [
    ...entityRoutes(services),
    adminRoute(services, 'POST', /^\/admin\/reset$/, z.union([nothing, z.strictObject({})]), async () => ({
      status: 200,
      body: await resetToSeed(services),
    })),
    adminRoute(services, 'GET', /^\/admin\/webhooks$/, nothing, async () => ({
      status: 200,
      body: await readUndelivered(services.database),
    })),
    adminRoute(services, 'PATCH', /^\/admin\/variants\/(\d{1,15})$/, variantPatch, async (patch, key) =>
      changedOr404(await updateVariant(services, key, patch)),
    ),
    adminRoute(services, 'PATCH', /^\/admin\/products\/([^/]+)$/, productPatch, async (patch, key) =>
      changedOr404(await updateProduct(services, key, patch)),
    ),
    adminRoute(services, 'PATCH', /^\/admin\/collections\/([^/]+)$/, collectionPatch, async (patch, key) =>
      changedOr404(await updateCollection(services, key, patch)),
    ),
    adminRoute(services, 'DELETE', /^\/admin\/products\/([^/]+)$/, nothing, async (_, key) =>
      changedOr404(await deleteProduct(services, key)),
    ),
    adminRoute(services, 'DELETE', /^\/admin\/collections\/([^/]+)$/, nothing, async (_, key) =>
      changedOr404(await deleteCollection(services, key)),
    ),
    adminRoute(services, 'PATCH', /^\/admin\/reviews\/([^/]+)$/, reviewPatch, async (patch, key) =>
      changedOr404(await updateReview(services, key, patch)),
    ),
    adminRoute(services, 'POST', /^\/admin\/discounts$/, discountCodes, async (given) => {
      const made = await makeDiscountCodes(services, given);
      if ('codes' in made) return { status: 200, body: made };
      return {
        status: 409,
        body: { errors: { codes: made.taken.map((code) => `${code} has other terms`) } },
      };
    }),
  ];
}

const text = z.string().trim().min(1).max(5_000);

/** Changeable fields of a review, by field name. */
const reviewPatch = z
  .strictObject({ title: text.optional(), content: text.optional(), nickname: text.optional() })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes the texts of a review, a metaobject of type `review`.
 * @param handle of the metaobject, e.g. `review-12`
 * @returns its changed fields, or null when it does not exist
 */
async function updateReview(
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
