import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** A column with its text (ROUTE-13). */
export interface Article extends ArticleSummary {
  /** HTML from the back office; not sanitised yet. */
  readonly bodyHtml: string;
  /** '' where nobody signed it. */
  readonly author: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** Products that the text is about. */
  readonly products: readonly ProductCard[];
}

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

/** A column as a link (ROUTE-21). */
export interface ColumnSummary extends ArticleSummary {
  /** '' where nobody signed it. */
  readonly author: string;
  /** What it says in a sentence, '' for none. */
  readonly excerpt: string;
}
