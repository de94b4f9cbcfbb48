import { AdvisorListDocument } from '@shop/graphql/documents';
import { toAdvisors } from '@shop/graphql/to-rules/to-advisors';
import type { Advisor } from '@shop/rules/content/advisor';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

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
