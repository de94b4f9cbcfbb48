import type { Brand } from '@shop/rules/brand/brand';
import { ASAMOYA } from './asamoya/brand';
import type { BrandName } from './brand-names';
import { KOMORENO } from './komoreno/brand';

/** The brands that this code can be the shop of, by the value of `BRAND`. */
export const BRANDS: Readonly<Record<BrandName, Brand>> = { komoreno: KOMORENO, asamoya: ASAMOYA };
