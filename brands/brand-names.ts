/** The folders beside this file, which are the values of `BRAND`. The first is the brand of the catalogue that the local platform is seeded with. */
export const BRAND_NAMES = ['komoreno'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];
