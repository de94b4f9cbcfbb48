import type { BrandName } from '#foundation/env/brand-name.ts';
import type { Brand } from './brand-schema';
import { KOMORENO } from './komoreno/brand';
import { NO_BRAND } from './none/brand';

/** The brands that this code can be the shop of, by the value of `BRAND`. */
export const BRANDS = {
  komoreno: KOMORENO,
  none: NO_BRAND,
} as const satisfies Readonly<Record<BrandName, Brand>>;
