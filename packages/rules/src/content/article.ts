import type { ProductCard } from '../product/product-card';
import type { ArticleSummary } from './article-summary';

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
