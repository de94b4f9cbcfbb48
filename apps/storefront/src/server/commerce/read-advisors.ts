import { AdvisorListDocument } from '@shop/graphql/documents';
import { toAdvisors } from '@shop/graphql/to-rules/to-advisors';
import type { Advisor } from '@shop/rules/content/advisor';
import type { Locale } from '../../i18n/locale';
import { cached } from '../cache/cached';
import { languageOf } from './language-of';
import { queryPlatform } from './query-platform';

/** More than a shop of this size has. */
const ASKED = 50;

/** The advisors, by one call (ROUTE-10). */
export function readAdvisors(locale: Locale): Promise<readonly Advisor[]> {
  return cached('advisors', { locale }, () =>
    queryPlatform(
      AdvisorListDocument,
      { first: ASKED, columnsFirst: ASKED, language: languageOf(locale) },
      toAdvisors,
    ),
  );
}
