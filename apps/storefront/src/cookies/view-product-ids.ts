import {
  formatViewedProducts,
  parseViewedProducts,
  type ViewedProducts,
} from '@shop/rules/favorite/viewed-products';
import type { CookieCodec } from './browser-cookies';

/** The cookie's name, for who only asks whether it is there. */
export const VIEW_PRODUCT_IDS = 'view_product_ids';

/** `view_product_ids` (VIEW-01): the products looked at, the latest first; absent when there are none. */
export const viewProductIdsCookie: CookieCodec<ViewedProducts> = {
  name: VIEW_PRODUCT_IDS,
  parse: parseViewedProducts,
  format: formatViewedProducts,
};
