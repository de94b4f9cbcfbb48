import type { BreadCrumb, ProducerStory, ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** Category, sub-category, purpose and producer pages are all collections (ROUTE-07 to ROUTE-09). */
export type CollectionKind = 'category' | 'subcategory' | 'purpose' | 'producer' | 'other';

/** A collection as a link. */
export interface CollectionSummary {
  readonly handle: string;
  readonly title: string;
  readonly kind: CollectionKind;
  /** Its page in the shop, e.g. `/ornamentplants/okinawa`. */
  readonly path: string;
  readonly thumbnail: ProductImage | null;
}

/** A collection with its hero (LIST-03). */
export interface Collection extends CollectionSummary {
  readonly description: string;
  /** After the list; empty if it repeats the description. */
  readonly introduction: string;
  readonly cover: ProductImage | null;
  /** Of a sub-category. */
  readonly parent: BreadCrumb | null;
  /** Of a producer page. */
  readonly producer: ProducerStory | null;
  readonly seo: { readonly title: string; readonly description: string };
}

/** A filter of a list, with the number of products for each value (LIST-04). */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly label: string; readonly count: number }[];
}

/** One page of a product list. */
export interface ProductList {
  readonly products: readonly ProductCard[];
  readonly filters: readonly ListFilter[];
  readonly hasNextPage: boolean;
  /** Opaque; the next page begins after it. */
  readonly endCursor: string | null;
}

/** The category in whose unit a list's products are counted (BRAND-06). */
export function countedIn({ handle, parent }: Pick<Collection, 'handle' | 'parent'>): string {
  return parent?.handle ?? handle;
}
