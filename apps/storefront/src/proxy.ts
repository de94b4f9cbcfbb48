import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { parseTagId } from '@shop/rules/catalog/ai-tag';
import { parseListQuery, toListSegment } from '@shop/rules/catalog/list-view';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { prefixOf } from '@shop/rules/language';
import { type NextRequest, NextResponse } from 'next/server';
import type { Locale } from '#foundation/i18n/locale.ts';
import { keywordSegment, tagSegment } from '#foundation/routing/decode-segment.ts';
import { languageOf } from '#foundation/routing/other-language.ts';
import { FIRST_VIEW, NO_KEYWORD, pageAddress } from '#foundation/routing/page-address.ts';

/**
 * Leads a list, a search or a tag search with a query to the page of exactly that view, in its one canonical form (LIST-04, SEARCH-02, ROUTE-03),
 * so that `?p=2&sort=new` and `?sort=new&p=2` are one cached page. Runs for addresses with such a query only: a plain
 * address costs nothing here.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const page = pageOfQuery(pathname, searchParams);
  if (page === null) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = page;
  target.search = '';
  return NextResponse.rewrite(target);
}

// Read by Next while building: a literal, one entry per query key that changes a list.
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'query', key: 'p' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'q' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'stock' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'price' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'tag' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'tagId' }] },
  ],
};

/** The inner path of a list's view or a search's page; null for addresses that are no list. */
export function pageOfQuery(pathname: string, query: URLSearchParams): string | null {
  const locale = languageOf(pathname);
  return pageIn(locale, pathname.slice(prefixOf(locale).length).split('/').slice(1), query);
}

function pageIn(locale: Locale, segments: readonly string[], query: URLSearchParams): string | null {
  const [first = '', second, ...rest] = segments;
  if (rest.length > 0) return null;
  if (first === 'search' && second === 'tag') return tagPage(locale, query);
  if (first === 'search' && second === undefined) return searchPage(locale, query);
  const view = toListSegment(parseListQuery(query));
  if (first === 'collections' && second !== undefined && second !== '') {
    return pageAddress.collection(locale, second, view);
  }
  const handle = categoryOf(first, second);
  return handle === null ? null : pageAddress.category(locale, handle, view);
}

function categoryOf(first: string, second: string | undefined): string | null {
  if (second === undefined) return CATEGORY_ADDRESSES.handles.includes(first) ? first : null;
  // Its own only: an address may well be `/constructor/x`.
  const children = Object.hasOwn(CATEGORY_ADDRESSES.children, first)
    ? CATEGORY_ADDRESSES.children[first]
    : undefined;
  return children?.includes(second) ? second : null;
}

/** No tag, no page: the address is answered with 404 (ROUTE-03). */
function tagPage(locale: Locale, query: URLSearchParams): string | null {
  const tag = parseTagId(query.get('tagId'));
  // The tag is the page's own: others would widen it.
  const view = { ...parseListQuery(query), tags: [] };
  return tag && pageAddress.tag(locale, tagSegment(tag), toListSegment(view));
}

/** A blank keyword searches for nothing (SEARCH-01). */
function searchPage(locale: Locale, query: URLSearchParams): string {
  const keyword = parseKeyword(query.get('q'));
  if (keyword === null) return pageAddress.search(locale, NO_KEYWORD, FIRST_VIEW);
  return pageAddress.search(locale, keywordSegment(keyword), toListSegment(parseListQuery(query)));
}
