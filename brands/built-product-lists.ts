import { PRODUCT_LISTS } from './komoreno/product-lists';

/** The product lists in the browser's code: those of the first of BRAND_NAMES. The cart pages of other shops embed their own (LIST-05). */
export const BUILT_PRODUCT_LISTS = PRODUCT_LISTS;
