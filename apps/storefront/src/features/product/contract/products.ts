import { FAVORITES_MAX } from '@shop/rules/favorite/favorites';
import { LOCALES } from '@shop/rules/language';
import { z } from 'zod';

/** Maximum products per request: the maximum number of favourites. */
export const PRODUCTS_MAX = FAVORITES_MAX;

const PRODUCT_ID = /^[1-9]\d{0,15}$/;

/** The query of GET /api/products (API-04): `productIds` repeated, and the language of the texts. */
export const productsQuery = z.object({
  productIds: z
    .array(
      z
        .string()
        .regex(PRODUCT_ID, 'must be a product number')
        .transform(Number)
        .refine(Number.isSafeInteger, 'must be a product number'),
    )
    .min(1, 'must be given at least once')
    .max(PRODUCTS_MAX, `must be given at most ${PRODUCTS_MAX} times`),
  locale: z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`).default('ja'),
});
