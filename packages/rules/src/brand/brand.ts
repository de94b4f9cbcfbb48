import { hasTagOf } from '../product/product-tag';
import type * as schema from './brand-schema';
import type { ReadonlyOutput } from './readonly-output';

export type Text = ReadonlyOutput<typeof schema.text>;
export type BrandNames = ReadonlyOutput<typeof schema.names>;
export type BrandNoun = ReadonlyOutput<typeof schema.noun>;
export type BrandCampaign = ReadonlyOutput<typeof schema.campaign>;
export type MenuPage = ReadonlyOutput<typeof schema.menuPage>;
export type BrandMenus = ReadonlyOutput<typeof schema.menus>;
export type CareCell = ReadonlyOutput<typeof schema.careCell>;
export type FacetGroup = ReadonlyOutput<typeof schema.facetGroup>;
export type VariantAspect = ReadonlyOutput<typeof schema.variantAspect>;
export type BrandLinks = ReadonlyOutput<typeof schema.links>;
export type BrandPage = ReadonlyOutput<typeof schema.brandPage>;
export type PageRole = ReadonlyOutput<typeof schema.pageRole>;
export type BrandQuestion = ReadonlyOutput<typeof schema.question>;

/**
 * A shop's own data besides its store's (brand-schema.ts, which this is inferred from). Everything is optional; omitted data is not
 * shown (BRAND-01). Without names the store's own name is used.
 */
export type Brand = Partial<ReadonlyOutput<typeof schema.brand>>;

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
    !hasTagOf(tags, guarantee.exceptTags);
  return isCovered ? guarantee : undefined;
}
