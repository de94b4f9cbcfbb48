import { z } from 'zod';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { adminRoute, changedOr404, nothing } from './admin-route.ts';
import { deleteCollection } from './delete-collection.ts';
import { deleteProduct } from './delete-product.ts';
import { entityRoutes } from './entity-routes.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { resetToSeed } from './reset-to-seed.ts';
import { collectionPatch, updateCollection } from './update-collection.ts';
import { productPatch, updateProduct } from './update-product.ts';
import { reviewPatch, updateReview } from './update-review.ts';
import { updateVariant, variantPatch } from './update-variant.ts';

/**
 * Back office routes, with the admin token: products, variants, collections, reviews, discounts and `POST /admin/reset`; `entityRoutes` has
 * the rest. The response follows after the commit and after snapshot and webhooks have the change.
 */
export function adminRoutes(services: Services): Route[] {
  return [
    ...entityRoutes(services),
    adminRoute(services, 'POST', /^\/admin\/reset$/, z.union([nothing, z.strictObject({})]), async () => ({
      status: 200,
      body: await resetToSeed(services),
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
