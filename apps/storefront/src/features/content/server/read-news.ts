import { NewsListDocument } from '@shop/graphql/documents';
import { toNews } from '@shop/graphql/to-rules/to-articles';
import type { ArticleSummary } from '@shop/rules/content/article';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** Older news than these hundred are no news. */
const ASKED = 100;

/** The news, newest first, by one call (ROUTE-10). */
export function readNews(locale: Locale): Promise<readonly ArticleSummary[]> {
  return cached('news', { locale }, () =>
    queryPlatform(NewsListDocument, { first: ASKED, language: languageOf(locale) }, ({ blog }) =>
      toNews(blog),
    ),
  );
}
