/** The cookie's name, separate for code that only checks whether it exists: every page does, and none loads its rules for that. */
export const VIEW_PRODUCT_IDS = 'view_product_ids';
