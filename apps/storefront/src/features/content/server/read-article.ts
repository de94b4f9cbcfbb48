import { ArticlePageDocument } from '@shop/graphql/documents';
import { toArticle } from '@shop/graphql/to-rules/to-article';
import type { Article } from '@shop/rules/content/article';
import { isHandle } from '@shop/rules/is-handle';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** The platform's blog of columns. */
const COLUMNS = 'columns';

/** A column, by one call; null for an unknown handle. */
export async function readColumn(handle: string, locale: Locale): Promise<Article | null> {
  if (!isHandle(handle)) return null;
  return cached('column', { locale, handle }, () =>
    queryPlatform(ArticlePageDocument, { blog: COLUMNS, handle, language: languageOf(locale) }, ({ blog }) =>
      toArticle(blog),
    ),
  );
}
