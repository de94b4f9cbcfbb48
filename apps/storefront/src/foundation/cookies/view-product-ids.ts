import {
  formatViewedProducts,
  parseViewedProducts,
  type ViewedProducts,
} from '@shop/rules/favorite/viewed-products';
import type { CookieCodec } from './browser-cookies';
import { VIEW_PRODUCT_IDS } from './view-product-ids-name';

/** `view_product_ids` (VIEW-01): the viewed products, the latest first; absent without any. */
export const viewProductIdsCookie: CookieCodec<ViewedProducts> = {
  name: VIEW_PRODUCT_IDS,
  parse: parseViewedProducts,
  format: formatViewedProducts,
};
