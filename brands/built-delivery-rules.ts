import { DELIVERY_RULES } from './komoreno/delivery';

/** The delivery rules in the browser's code: those of the first of BRAND_NAMES. Pages of other shops embed their own (DLV-08). */
export const BUILT_DELIVERY_RULES = DELIVERY_RULES;
