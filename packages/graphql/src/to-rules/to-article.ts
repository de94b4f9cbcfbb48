import type { Article } from '@shop/rules/content/article';
import type { Result } from '@shop/rules/result';
import type { ArticlePageQuery } from '../__generated__/documents/graphql';
import { having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { readArticleSummary } from './to-articles';
import { readProductCard } from './to-product-card';

/** A column with its text; null for an unknown blog or article. */
export function toArticle(wire: ArticlePageQuery['blog']): Result<Article | null, MalformedAnswer> {
  return readAnswer('blog', wire, (field) =>
    optional(field, (blog) =>
      optional(blog.at('articleByHandle'), (article) => {
        const summary = readArticleSummary(article);
        const seo = article.at('seo');
        return {
          ...summary,
          bodyHtml: text(article.at('contentHtml')),
          author: optional(article.at('authorV2'), (author) => text(author.at('name'))) ?? '',
          seo: {
            title: optional(seo, (present) => optional(present.at('title'), text)) ?? summary.title,
            description:
              optional(seo, (present) => optional(present.at('description'), text)) ??
              optional(article.at('excerpt'), text) ??
              '',
          },
          products:
            optional(article.at('relatedProducts'), (related) =>
              optional(related.at('references'), (references) =>
                list(references.at('nodes'), (reference) => {
                  const card = having(reference, 'handle');
                  return card ? [readProductCard(card)] : [];
                }).flat(),
              ),
            ) ?? [],
        };
      }),
    ),
  );
}
