/** The folders beside this file, which are the values of `BRAND`. The first is the one that a start without `BRAND` has. */
export const BRAND_NAMES = ['komoreno', 'asamoya'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];
