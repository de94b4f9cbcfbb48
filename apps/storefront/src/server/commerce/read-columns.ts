import { ColumnListDocument } from '@shop/graphql/documents';
import { toColumns } from '@shop/graphql/to-rules/to-articles';
import type { ColumnSummary } from '@shop/rules/content/column-summary';
import type { Locale } from '../../i18n/locale';
import { cached } from '../cache/cached';
import { languageOf } from './language-of';
import { queryPlatform } from './query-platform';

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
