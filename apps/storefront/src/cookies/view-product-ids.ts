import {
  formatViewedProducts,
  parseViewedProducts,
  type ViewedProducts,
} from '@shop/rules/favorite/viewed-products';
import type { CookieCodec } from './browser-cookies';

/** `view_product_ids` (VIEW-01): the products looked at, the latest first; absent when there are none. */
export const viewProductIdsCookie: CookieCodec<ViewedProducts> = {
  name: 'view_product_ids',
  parse: parseViewedProducts,
  format: formatViewedProducts,
};
