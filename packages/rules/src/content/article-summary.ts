import type { ProductImage } from '../product/product-image';

/** A column or a news item as a link. */
export interface ArticleSummary {
  readonly handle: string;
  readonly title: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly image: ProductImage | null;
  /** Where a news item leads; '' for an article with a page of its own. */
  readonly url: string;
}
