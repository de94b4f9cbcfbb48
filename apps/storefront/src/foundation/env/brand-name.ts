/** The values of `BRAND`: src/foundation/brand/brands.ts has a brand for each. */
export const BRAND_NAMES = ['komoreno', 'none'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];
