import { ColumnListDocument } from '@shop/graphql/documents';
import { toColumns } from '@shop/graphql/to-rules/to-articles';
import type { ColumnSummary } from '@shop/rules/content/article';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** More than a shop of this size has. */
const ASKED = 100;

/** The columns, newest first, by one call (ROUTE-21). */
export function readColumns(locale: Locale): Promise<readonly ColumnSummary[]> {
  return cached('columns', { locale }, () =>
    queryPlatform(ColumnListDocument, { first: ASKED, language: languageOf(locale) }, ({ blog }) =>
      toColumns(blog),
    ),
  );
}
