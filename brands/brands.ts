import type { Brand } from '@shop/rules/brand/brand';
import { ASAMOYA } from './asamoya/brand';
import type { BrandName } from './brand-names';
import { KOMORENO } from './komoreno/brand';

/** The available brands, by the value of `BRAND`. */
export const BRANDS: Readonly<Record<BrandName, Brand>> = { komoreno: KOMORENO, asamoya: ASAMOYA };
