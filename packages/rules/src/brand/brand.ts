import type * as schema from './brand-schema';
import type { DataOf } from './data-of';

export type Text = DataOf<typeof schema.text>;
export type BrandNames = DataOf<typeof schema.names>;
export type BrandNoun = DataOf<typeof schema.noun>;
export type BrandCampaign = DataOf<typeof schema.campaign>;
export type MenuPage = DataOf<typeof schema.menuPage>;
export type BrandMenus = DataOf<typeof schema.menus>;
export type CareCell = DataOf<typeof schema.careCell>;
export type FacetGroup = DataOf<typeof schema.facetGroup>;
export type VariantAspect = DataOf<typeof schema.variantAspect>;
export type BrandLinks = DataOf<typeof schema.links>;
export type BrandPage = DataOf<typeof schema.brandPage>;
export type PageRole = DataOf<typeof schema.pageRole>;
export type BrandQuestion = DataOf<typeof schema.question>;

/**
 * A shop's own data besides its store's (brand-schema.ts, which this is inferred from). Everything is optional; omitted data is not
 * shown (BRAND-01). Without names the store's own name is used.
 */
export type Brand = Partial<DataOf<typeof schema.brand>>;

/** The product data that determines whether the guarantee applies. */
interface Guarded {
  readonly category: { readonly handle: string } | null;
  readonly tags: readonly string[];
  readonly isEGift: boolean;
}

/** The brand's guarantee if it covers a product (PROD-13); vouchers are not covered. */
export function guaranteeOf({ category, tags, isEGift }: Guarded, { guarantee }: Brand): Brand['guarantee'] {
  const isCovered =
    !isEGift &&
    category !== null &&
    guarantee?.categories.includes(category.handle) === true &&
    !tags.some((tag) => guarantee.exceptTags.includes(tag));
  return isCovered ? guarantee : undefined;
}
