import type { ProductCard } from '../product/product-card';
import type { ProductFacts } from '../product/product-facts';
import type { Yen } from '../yen';

/** The product data that the search indexes, in one language. */
export interface SearchSourceProduct {
  readonly card: ProductCard;
  readonly productType: string;
  readonly description: string;
  readonly latinName: string;
  readonly facts: ProductFacts;
  /** ISO 8601 */
  readonly publishedAt: string;
  /** Child ids of its AI tags. */
  readonly aiTags: readonly number[];
  /** A product without options has one variant without a title. */
  readonly variants: readonly { readonly title: string; readonly sku: string; readonly price: Yen }[];
}

/** A page of the shop that a search may return, in one language. */
export interface SearchSourcePlace {
  readonly kind: 'category' | 'purpose' | 'producer' | 'article' | 'page' | 'policy';
  readonly handle: string;
  /** In Japanese; null for a page whose path the shop decides. */
  readonly path: string | null;
  readonly title: string;
  readonly bodyHtml: string;
}
