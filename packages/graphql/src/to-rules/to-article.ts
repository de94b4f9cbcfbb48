import type { Article } from '@shop/rules/content/article';
import type { Result } from '@shop/rules/result';
import type { ArticlePageQuery } from '../__generated__/documents/graphql';
import { allReferenced, type MalformedAnswer, optional, readAnswer, seoTexts, text } from './answer';
import { readArticleSummary } from './to-articles';
import { readProductCard } from './to-product-card';

/** A column with its text; null for an unknown blog or article. */
export function toArticle(wire: ArticlePageQuery['blog']): Result<Article | null, MalformedAnswer> {
  return readAnswer('blog', wire, (field) =>
    optional(field, (blog) =>
      optional(blog.at('articleByHandle'), (article) => {
        const summary = readArticleSummary(article);
        return {
          ...summary,
          bodyHtml: text(article.at('contentHtml')),
          author: optional(article.at('authorV2'), (author) => text(author.at('name'))) ?? '',
          seo: seoTexts(article.at('seo'), {
            title: summary.title,
            description: optional(article.at('excerpt'), text) ?? '',
          }),
          products: allReferenced(article.at('relatedProducts'), 'handle', readProductCard),
        };
      }),
    ),
  );
}
