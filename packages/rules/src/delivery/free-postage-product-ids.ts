/** Products whose postage is free (DATA-03). Empty today; shipping-fee.ts is ready for the day it is not. */
export const FREE_POSTAGE_PRODUCT_IDS: readonly number[] = [];
