import {
  formatViewedProducts,
  parseViewedProducts,
  type ViewedProducts,
} from '@shop/rules/favorite/viewed-products';
import type { CookieCodec } from './browser-cookies';
import { VIEW_PRODUCT_IDS } from './view-product-ids-name';

/** `view_product_ids` (VIEW-01): the products looked at, the latest first; absent when there are none. */
export const viewProductIdsCookie: CookieCodec<ViewedProducts> = {
  name: VIEW_PRODUCT_IDS,
  parse: parseViewedProducts,
  format: formatViewedProducts,
};
