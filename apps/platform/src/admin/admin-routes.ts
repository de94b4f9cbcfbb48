import { z } from 'zod';
import { readUndelivered } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { adminRoute, changedOr404, nothing } from './admin-route.ts';
import { collectionPatch, deleteCollection, updateCollection } from './edit-collections.ts';
import { deleteProduct, productPatch, updateProduct } from './edit-products.ts';
import { updateVariant, variantPatch } from './edit-variants.ts';
import { entityRoutes } from './entity-routes.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { resetToSeed } from './reset-to-seed.ts';

/**
 * Back office routes, with the admin token: products, variants, collections, discounts, the state of webhooks and
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
