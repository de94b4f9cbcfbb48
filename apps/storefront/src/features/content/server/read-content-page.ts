import {
  AdvisorListDocument,
  ArticlePageDocument,
  ColumnListDocument,
  ContentPageDocument,
  NewsListDocument,
  ShopPoliciesDocument,
} from '@shop/graphql/documents';
import { toAdvisors } from '@shop/graphql/to-rules/to-advisors';
import { toArticle } from '@shop/graphql/to-rules/to-article';
import { toColumns, toNews } from '@shop/graphql/to-rules/to-articles';
import { POLICY_FIELDS, toContentPage, toPolicy } from '@shop/graphql/to-rules/to-content-page';
import type { Advisor } from '@shop/rules/content/advisor';
import type { Article, ArticleSummary, ColumnSummary } from '@shop/rules/content/article';
import type { ContentPage, LandingPage } from '@shop/rules/content/content-page';
import { isBlankHtml } from '@shop/rules/content/is-blank-html';
import { isHandle } from '@shop/rules/is-handle';
import { platformCode } from '@shop/rules/language';
import { ok } from '@shop/rules/result';
import type { PolicyHandle } from '@shop/rules/store/store-profile';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { toLandingPage } from './to-landing-page';

/** A text page with its parts and their products, in one call; null for an unknown handle or a page without a text (ROUTE-14). */
export async function readContentPage(handle: string, locale: Locale): Promise<LandingPage | null> {
  if (!isHandle(handle)) return null;
  return cached('contentPage', { locale, handle }, () =>
    queryPlatform(ContentPageDocument, { handle, language: platformCode(locale) }, ({ page }) => {
      const written = toContentPage(page);
      if (!written.ok) return written;
      const shown = written.value && toLandingPage(written.value);
      return ok(shown && shown.sections.length === 0 && isBlankHtml(shown.bodyHtml) ? null : shown);
    }),
  );
}

/** A policy, in one call; null if the back office has none, or none with a text (ROUTE-14). */
export function readPolicy(handle: PolicyHandle, locale: Locale): Promise<ContentPage | null> {
  return cached('policy', { locale, handle }, () =>
    queryPlatform(ShopPoliciesDocument, { language: platformCode(locale) }, ({ shop }) => {
      const policy = toPolicy(shop[POLICY_FIELDS[handle]]);
      return policy.ok && policy.value && isBlankHtml(policy.value.bodyHtml) ? ok(null) : policy;
    }),
  );
}

/** Above the number in a shop of this size. */
const ADVISORS_READ = 50;

/** The advisors, in one call (ROUTE-10). */
export function readAdvisors(locale: Locale): Promise<readonly Advisor[]> {
  return cached('advisors', { locale }, () =>
    queryPlatform(
      AdvisorListDocument,
      { first: ADVISORS_READ, columnsFirst: ADVISORS_READ, language: platformCode(locale) },
      toAdvisors,
    ),
  );
}

/** The platform's blog of columns. */
const COLUMNS = 'columns';

/** A column, in one call; null for an unknown handle. */
export async function readColumn(handle: string, locale: Locale): Promise<Article | null> {
  if (!isHandle(handle)) return null;
  return cached('column', { locale, handle }, () =>
    queryPlatform(
      ArticlePageDocument,
      { blog: COLUMNS, handle, language: platformCode(locale) },
      ({ blog }) => toArticle(blog),
    ),
  );
}

/** Above the number in a shop of this size. */
const COLUMNS_READ = 100;

/** The columns, newest first, in one call (ROUTE-21). */
export function readColumns(locale: Locale): Promise<readonly ColumnSummary[]> {
  return cached('columns', { locale }, () =>
    queryPlatform(ColumnListDocument, { first: COLUMNS_READ, language: platformCode(locale) }, ({ blog }) =>
      toColumns(blog),
    ),
  );
}

/** Maximum number of news. */
const NEWS_READ = 100;

/** The news, newest first, in one call (ROUTE-10). */
export function readNews(locale: Locale): Promise<readonly ArticleSummary[]> {
  return cached('news', { locale }, () =>
    queryPlatform(NewsListDocument, { first: NEWS_READ, language: platformCode(locale) }, ({ blog }) =>
      toNews(blog),
    ),
  );
}
