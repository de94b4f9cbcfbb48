import type { ArticleSummary, ColumnSummary } from '@shop/rules/content/article';
import type { Result } from '@shop/rules/result';
import type {
  ArticleSummaryFragment,
  ColumnListQuery,
  ColumnSummaryFragment,
  NewsListQuery,
} from '../__generated__/documents/graphql';
import { type Answer, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { factText } from './fact';
import { readImage } from './to-image';

/** The news, in the requested order; [] if the shop has no such blog. */
export function toNews(wire: NewsListQuery['blog']): Result<readonly ArticleSummary[], MalformedAnswer> {
  return readAnswer('blog', wire, readArticles);
}

/** An article or a news item as a link. */
export function readArticleSummary(article: Answer<ArticleSummaryFragment>): ArticleSummary {
  return {
    handle: text(article.at('handle')),
    title: text(article.at('title')),
    publishedAt: text(article.at('publishedAt')),
    image: optional(article.at('image'), (image) => readImage(image)),
    url: factText(article.at('url')),
  };
}

/** The articles of a blog; [] for a missing blog. */
export function readArticles(
  blog: Answer<{ articles: { nodes: readonly ArticleSummaryFragment[] } } | null>,
): ArticleSummary[] {
  return optional(blog, (present) => list(present.at('articles').at('nodes'), readArticleSummary)) ?? [];
}

/** The columns, in the requested order; [] if the shop has no such blog. */
export function toColumns(wire: ColumnListQuery['blog']): Result<readonly ColumnSummary[], MalformedAnswer> {
  return readAnswer('blog', wire, readColumns);
}

/** The articles of a blog with their authors; [] for a missing blog. */
export function readColumns(
  blog: Answer<{ articles: { nodes: readonly ColumnSummaryFragment[] } } | null>,
): ColumnSummary[] {
  return (
    optional(blog, (present) =>
      list(present.at('articles').at('nodes'), (column) => ({
        ...readArticleSummary(column),
        author: optional(column.at('authorV2'), (author) => text(author.at('name'))) ?? '',
        excerpt: optional(column.at('excerpt'), text) ?? '',
      })),
    ) ?? []
  );
}
