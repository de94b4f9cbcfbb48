/** Products with free postage (DATA-03). Empty today; shipping-fee.ts already supports it. */
export const FREE_POSTAGE_PRODUCT_IDS: readonly number[] = [];
