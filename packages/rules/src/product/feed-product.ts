import type { Product } from './product';

/** The product data of a product feed, all of which the product page shows too. */
export type FeedProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'introduction'
  | 'description'
  | 'images'
  | 'options'
  | 'breadCrumbs'
  | 'variants'
  | 'reviewScore'
  | 'reviewCount'
>;
