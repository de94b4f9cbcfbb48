import type { CatalogueImage } from './image.ts';
import type { StoredMetafield, Translations } from './metafield.ts';

export interface StoredOption {
  readonly id: number;
  readonly name: string;
  readonly values: readonly { readonly id: number; readonly name: string }[];
}

/** A product in the snapshot. `numericId` is the tail of the global id `id`. */
export interface CatalogueProduct {
  readonly __typename: 'Product';
  readonly numericId: number;
  readonly id: string;
  readonly handle: string;
  /** back office order */
  readonly position: number;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly descriptionHtml: string;
  readonly options: readonly StoredOption[];
  readonly images: readonly CatalogueImage[];
  readonly metafields: readonly StoredMetafield[];
  readonly translations: Translations;
  /** 1 is the best seller; null has not sold yet and sorts last */
  readonly bestSellingRank: number | null;
  readonly relatedHandles: readonly string[];
  readonly complementaryHandles: readonly string[];
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** by position; never empty */
  readonly variants: readonly CatalogueVariant[];
}

/** A variant of a product. Prices are whole yen, tax included. */
export interface CatalogueVariant {
  readonly __typename: 'ProductVariant';
  readonly numericId: number;
  readonly id: string;
  readonly product: CatalogueProduct;
  readonly position: number;
  readonly title: string;
  readonly sku: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
  readonly image: CatalogueImage | null;
  readonly metafields: readonly StoredMetafield[];
}
