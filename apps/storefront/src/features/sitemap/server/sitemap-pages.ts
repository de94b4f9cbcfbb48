import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { pageCount } from '@shop/rules/catalog/pagination';
import type { SitemapList, SitemapResource } from '@shop/rules/catalog/sitemap-source';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { readListsPage } from '#features/catalog/server/read-lists-page.ts';
import { columnPath } from '#features/content/contract/column-pages.ts';
import { readColumns, readContentPage, readNews } from '#features/content/server/read-content-page.ts';
import { readRankedCategories } from '#features/ranking/server/read-ranking.ts';
import { hasCollection, hasPolicy, hasSection, shopBrand } from '#foundation/brand/shop-brand.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import type { SitemapEntry } from '#foundation/metadata/sitemap-xml.ts';
import { storeListKind } from '#foundation/navigation/navigation.ts';
import { contentPath, POLICIES } from '#foundation/routing/content-pages.ts';
import { QUESTIONS_PATH } from '#foundation/routing/question-path.ts';
import { readAllSitemapResources, readSitemapLists } from './read-sitemap-source';

/** The collection of all products, filtered by tags; no link leads to it. */
const ALL = 'all';

/**
 * Every indexable page except products (SEO-01): fixed pages, lists and tags with all their pages, columns, text pages, policies.
 * Other pages are `noindex`, disallowed in robots.txt or canonical to one of these (ADR 62).
 */
export async function readSitemapPages(): Promise<readonly SitemapEntry[]> {
  const [lists, all, news, columns, texts, articles] = await Promise.all([
    readSitemapLists(),
    readCollection(ALL, DEFAULT_LIST_VIEW, 'ja'),
    readNews('ja'),
    readColumns('ja'),
    readAllSitemapResources('PAGE'),
    readAllSitemapResources('ARTICLE'),
  ]);
  const [main] = shopLocales();
  const hasListsPage = (await readListsPage(main)) !== null;
  const ranked = await readRankedCategories(main);
  const rankings = ranked.map(({ handle }) => `/ranking?category=${handle}`);
  const pages: SitemapEntry[] = [];
  // One after another: a store may have hundreds.
  for (const text of texts) {
    const read = await Promise.all(shopLocales().map((locale) => readContentPage(text.handle, locale)));
    // A text page without a text in a language is 404 there.
    const locales = shopLocales().filter((_, index) => read[index] !== null);
    if (locales.length > 0) pages.push({ ...written(contentPath(text.handle), text), locales });
  }
  return [
    fixed('/'),
    ...(hasSection('ranking') ? ['/ranking', ...rankings].map(fixed) : []),
    ...(hasListsPage ? [fixed('/collections')] : []),
    ...(['advisors', 'columns'] as const).filter(hasSection).map((section) => fixed(`/${section}`)),
    ...(shopBrand().questions?.length ? [fixed(QUESTIONS_PATH)] : []),
    ...news.slice(0, 1).map(({ publishedAt }) => ({ ...fixed('/news'), updatedAt: publishedAt })),
    ...lists.filter(isListed).flatMap(pagesOfList),
    ...tagPages(all?.facets.tags ?? null),
    ...articles
      // News and articles of other blogs have no page here.
      .filter(({ handle }) => columns.some((column) => column.handle === handle))
      .map((article) => written(columnPath(article.handle), article)),
    ...pages,
    ...Object.entries(POLICIES).flatMap(([handle, path]) => {
      const locales = shopLocales().filter((locale) => hasPolicy(handle, locale));
      return locales.length > 0 ? [{ ...fixed(path), locales }] : [];
    }),
  ];
}

/** Lists of the menus' kinds, and those of a store whose own lists are the menu; an empty one is noindex. */
function isListed({ kind, handle }: SitemapList): boolean {
  return hasCollection(handle) && (kind !== 'other' || storeListKind(handle) !== null);
}

function fixed(path: string): SitemapEntry {
  return { path, updatedAt: null, image: null };
}

function written(path: string, { updatedAt, image }: SitemapResource): SitemapEntry {
  return { path, updatedAt, image };
}

function pagesOfList({ path, total, updatedAt, image }: SitemapList): SitemapEntry[] {
  return numbered(total).map((page) => ({ path: page === 1 ? path : `${path}?p=${page}`, updatedAt, image }));
}

/** @param counts of products by the child id of a tag; null if the platform does not count them */
function tagPages(counts: Readonly<Record<string, number>> | null): SitemapEntry[] {
  return (shopBrand().facets ?? []).flatMap(({ id: parentId, children }) =>
    children.flatMap(({ id: childId }) => {
      const path = tagSearchPath({ parentId, childId });
      const total = counts === null ? null : (counts[childId] ?? 0);
      // An empty list is noindex.
      if (total === 0) return [];
      return numbered(total).map((page) => fixed(page === 1 ? path : `${path}&p=${page}`));
    }),
  );
}

/** Page numbers of a list; only the first if its products are not counted. */
function numbered(total: number | null): number[] {
  return Array.from({ length: total === null ? 1 : pageCount(total) }, (_, index) => index + 1);
}
