/** The cookie's name, for who only asks whether it is there: every page does, and none pays for its rules. */
export const VIEW_PRODUCT_IDS = 'view_product_ids';
