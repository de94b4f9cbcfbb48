import { ArticlePageDocument } from '@shop/graphql/documents';
import { toArticle } from '@shop/graphql/to-rules/to-article';
import type { Article } from '@shop/rules/content/article';
import type { Locale } from '../../i18n/locale';
import { isHandle } from '../../routing/is-handle';
import { askPlatform } from './ask-platform';
import { kept } from './kept';
import { languageOf } from './language-of';
import { LISTS } from './tags';

/** The platform's blog of columns. */
const COLUMNS = 'columns';

/** A column, by one call; null for an unknown handle. */
export async function readColumn(handle: string, locale: Locale): Promise<Article | null> {
  if (!isHandle(handle)) return null;
  return kept(['column', locale, handle], [LISTS], () =>
    askPlatform(ArticlePageDocument, { blog: COLUMNS, handle, language: languageOf(locale) }, ({ blog }) =>
      toArticle(blog),
    ),
  );
}
