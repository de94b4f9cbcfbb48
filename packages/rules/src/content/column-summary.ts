import type { ArticleSummary } from './article-summary';

/** A column as a link (ROUTE-21). */
export interface ColumnSummary extends ArticleSummary {
  /** '' where nobody signed it. */
  readonly author: string;
  /** What it says in a sentence, '' for none. */
  readonly excerpt: string;
}
