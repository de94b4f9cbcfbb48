import type { Product } from './product';

/** What a product feed says of a product: nothing that its page does not say. */
export type FeedProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'introduction'
  | 'description'
  | 'images'
  | 'optionNames'
  | 'breadCrumbs'
  | 'variants'
  | 'reviewScore'
  | 'reviewCount'
>;
