/** The folders next to this file, which are the values of `BRAND`. The first is the default. */
export const BRAND_NAMES = ['komoreno', 'asamoya'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];
