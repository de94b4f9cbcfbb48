import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** A column with its text (ROUTE-13). */
export interface Article extends ArticleSummary {
  /** HTML from the back office; not sanitised yet. */
  readonly bodyHtml: string;
  /** '' for an unsigned article. */
  readonly author: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** Products mentioned in the text. */
  readonly products: readonly ProductCard[];
}

/** A column or a news item as a link. */
export interface ArticleSummary {
  readonly handle: string;
  readonly title: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly image: ProductImage | null;
  /** A news item's link target; '' for an article with its own page. */
  readonly url: string;
}

/** A column as a link (ROUTE-21). */
export interface ColumnSummary extends ArticleSummary {
  /** '' for an unsigned column. */
  readonly author: string;
  /** A one-sentence summary, '' for none. */
  readonly excerpt: string;
}
