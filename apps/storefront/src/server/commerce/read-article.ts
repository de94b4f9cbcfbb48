import { ArticlePageDocument } from '@shop/graphql/documents';
import { toArticle } from '@shop/graphql/to-rules/to-article';
import type { Article } from '@shop/rules/content/article';
import { isHandle } from '@shop/rules/is-handle';
import type { Locale } from '../../i18n/locale';
import { cached } from '../cache/cached';
import { languageOf } from './language-of';
import { queryPlatform } from './query-platform';

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
