import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { parseTagId } from '@shop/rules/catalog/ai-tag';
import { formatListQuery, parseListQuery } from '@shop/rules/catalog/list-view';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { canonicalSharedFavorites } from '@shop/rules/favorite/favorites';
import { prefixPattern } from '#foundation/i18n/locale.ts';
import { SHOWN_RANKS } from './page-address';

/** The query parameters that a kind of page reads, in the order of the shop's own links; others do not change the page. */
type QueryReader = (query: URLSearchParams) => readonly (readonly [name: string, value: string])[];

const PREFIX = new RegExp(`^${prefixPattern()}`);

const CATEGORIES = CATEGORY_ADDRESSES.handles;
const CHILDREN: readonly string[] = Object.entries(CATEGORY_ADDRESSES.children).flatMap(([parent, handles]) =>
  handles.map((handle) => `${parent}/${handle}`),
);

const ofList: QueryReader = (query) => [...new URLSearchParams(formatListQuery(parseListQuery(query)))];

const ofSearch: QueryReader = (query) => {
  const keyword = parseKeyword(query.get('q'));
  return keyword === null ? [] : [['q', keyword], ...ofList(query)];
};

const ofTag: QueryReader = (query) => {
  const tag = parseTagId(query.get('tagId'));
  // The tag is the page's own: others would widen the selection.
  const rest = ofList(query).filter(([name]) => name !== 'tag');
  return tag === null ? [] : [['tagId', `${tag.parentId},${tag.childId}`], ...rest];
};

const ofProduct: QueryReader = (query) => {
  const variant = query.get('variant') ?? '';
  return /^\d{1,18}$/.test(variant) ? [['variant', variant]] : [];
};

const ofRanking: QueryReader = (query) => {
  const [category, shown] = [query.get('category') ?? '', query.get('show') ?? ''];
  return [
    ...(CATEGORIES.includes(category) ? [['category', category] as const] : []),
    ...(SHOWN_RANKS.includes(shown) ? [['show', shown] as const] : []),
  ];
};

const ofFavorites: QueryReader = (query) => {
  const items = canonicalSharedFavorites(query.get('items') ?? '');
  return items === null ? [] : [['items', items]];
};

function readerOf(path: string): QueryReader | null {
  const inner = path.replace(PREFIX, '').slice(1);
  if (/^products\/[^/]+$/.test(inner)) return ofProduct;
  if (inner === 'search') return ofSearch;
  if (inner === 'search/tag') return ofTag;
  if (inner === 'ranking') return ofRanking;
  if (inner === 'favorite') return ofFavorites;
  const isList = CATEGORIES.includes(inner) || CHILDREN.includes(inner) || /^collections\/[^/]+$/.test(inner);
  return isList ? ofList : null;
}

/**
 * The canonical query of a page, without unknown parameters and invalid values. However many queries a client invents, they share
 * one rendered and cached page (SEC-04).
 * @param path of the shop, without its query
 * @returns without `?`; '' for the page without a query
 */
export function canonicalQuery(path: string, query: URLSearchParams): string {
  const pairs = readerOf(path)?.(query) ?? [];
  // Encoded like the shop's own links: the link to this page in the other language is built from it.
  return String(new URLSearchParams(pairs.map(([name, value]) => [name, value]))).replaceAll('%2C', ',');
}
