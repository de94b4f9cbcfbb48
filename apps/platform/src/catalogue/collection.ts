import type { CatalogueImage } from './image.ts';
import type { StoredMetafield, Translations } from './metafield.ts';
import type { CatalogueProduct } from './product.ts';

/** A product's membership in a collection; positions stay when others are added or removed. */
export interface Membership {
  readonly position: number;
  readonly product: CatalogueProduct;
}

/** A category, purpose or producer page, stored as a collection. */
export interface CatalogueCollection {
  readonly __typename: 'Collection';
  readonly numericId: number;
  readonly id: string;
  readonly handle: string;
  readonly position: number;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly image: CatalogueImage | null;
  readonly metafields: readonly StoredMetafield[];
  readonly translations: Translations;
  readonly updatedAt: string;
}
