import type { AiTag } from '../product/product';
import { type Yen, yen } from '../yen';

/** LIST-04. */
export const LIST_SORTS = ['recommended', 'best', 'new', 'price-asc', 'price-desc'] as const;

export type ListSort = (typeof LIST_SORTS)[number];

/** Filters, sort and page of a list: the state in its URL (LIST-04). */
export interface ListView {
  /** 1-based. */
  readonly page: number;
  readonly sort: ListSort;
  /** Excludes sold-out products. */
  readonly inStockOnly: boolean;
  readonly priceMin: Yen | null;
  /** Never below `priceMin`. */
  readonly priceMax: Yen | null;
  /** Products with any of these tags; unique, in order of child id. */
  readonly tags: readonly AiTag[];
}

/** Every part of a view except the page. */
export type ListViewChange = Partial<Omit<ListView, 'page'>>;

/** The query string interface, which `URLSearchParams` implements. */
interface Query {
  get(name: string): string | null;
}

/** A list’s first page without filters, in the recommended order: the view of an address without a query. */
export const DEFAULT_LIST_VIEW: ListView = {
  page: 1,
  sort: 'recommended',
  inStockOnly: false,
  priceMin: null,
  priceMax: null,
  tags: [],
};

/** Limits that keep the number of distinct URLs per list finite. */
const PAGE_MAX = 9999;
const PRICE_MAX = 9_999_999;
/** Maximum number of AI tags that filter a list. */
export const LIST_TAGS_MAX = 5;

const NUMBER = /^(?:0|[1-9]\d{0,6})$/;
const PRICE_RANGE = /^(\d*)-(\d*)$/;
const TAG = /^([1-9]\d{0,5})\.([1-9]\d{0,5})$/;

/**
 * Parses the query of a list: `p`, `sort`, `stock=1`, `price=1000-3000` (either side may be empty) and `tag=3.301_1.102`
 * (parent.child). Each invalid part is ignored without an error.
 */
export function parseListQuery(query: Query): ListView {
  const price = query.get('price')?.match(PRICE_RANGE);
  return canonical({
    page: parseNumber(query.get('p')) ?? 1,
    sort: LIST_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_LIST_VIEW.sort,
    inStockOnly: query.get('stock') === '1',
    priceMin: parseNumber(price?.[1]),
    priceMax: parseNumber(price?.[2]),
    tags: query.get('tag')?.split('_').flatMap(parseTag) ?? [],
  });
}

/** The canonical query of a view, without `?`; '' for the default view. */
export function formatListQuery(view: ListView): string {
  return pairs(view)
    .map((pair) => pair.join('='))
    .join('&');
}

/**
 * The view as one path segment, for pages cached per URL: `p1`, `p2~sort.new~tag.3.301_1.102`. Same order and parts as the query,
 * only unreserved characters, never empty.
 */
export function toListSegment(view: ListView): string {
  const rest = pairs(view).flatMap(([name, value]) => (name === 'p' ? [] : [`${name}.${value}`]));
  return [`p${canonical(view).page}`, ...rest].join('~');
}

/** The view of a segment, or null unless it is exactly an output of `toListSegment`: others have no page. */
export function parseListSegment(segment: string): ListView | null {
  const [page = '', ...rest] = segment.split('~');
  const query = new Map([
    ['p', page.slice(1)],
    ...rest.map((part): [string, string] => {
      const dot = part.indexOf('.');
      return [part.slice(0, dot), part.slice(dot + 1)];
    }),
  ]);
  const view = parseListQuery({ get: (name) => query.get(name) ?? null });
  return toListSegment(view) === segment ? view : null;
}

/** A changed sort or filter resets to page 1, because the current page may not exist. */
export function changeListView(view: ListView, change: ListViewChange): ListView {
  return canonical({ ...view, ...change, page: 1 });
}

/** The same list at another page. */
export function goToPage(view: ListView, page: number): ListView {
  return canonical({ ...view, page });
}

/** Whether any filter is active; sort and page do not count. */
export function isFiltered(view: ListView): boolean {
  return view.inStockOnly || view.priceMin !== null || view.priceMax !== null || view.tags.length > 0;
}

/** Whether a view is the plain list, without filters and in the default order. Search engines index only plain pages. */
export function isPlain(view: ListView): boolean {
  return !isFiltered(view) && view.sort === DEFAULT_LIST_VIEW.sort;
}

/** The same list without filters; the order is kept. */
export function clearFilters(view: ListView): ListView {
  return changeListView(view, { inStockOnly: false, priceMin: null, priceMax: null, tags: [] });
}

/** The number of active filters: a price range counts as one. */
export function filterCount(view: ListView): number {
  const hasPrice = view.priceMin !== null || view.priceMax !== null;
  return Number(view.inStockOnly) + Number(hasPrice) + view.tags.length;
}

/** Canonical form: values within limits, prices in order, tags sorted and unique. */
function canonical(
  view: {
    readonly [Key in keyof ListView]: Key extends 'priceMin' | 'priceMax' ? number | null : ListView[Key];
  },
): ListView {
  const low = priceBound(view.priceMin);
  const high = priceBound(view.priceMax);
  const isCrossed = low !== null && high !== null && low > high;
  return {
    page: Math.min(PAGE_MAX, Math.max(1, Math.trunc(view.page))),
    sort: view.sort,
    inStockOnly: view.inStockOnly,
    priceMin: (isCrossed ? high : low) || null,
    priceMax: isCrossed ? low : high,
    tags: [...new Map(view.tags.map((tag) => [tag.childId, tag])).values()]
      .sort((one, other) => one.childId - other.childId)
      .slice(0, LIST_TAGS_MAX),
  };
}

function pairs(anyView: ListView): [name: string, value: string][] {
  const view = canonical(anyView);
  const all: [string, string][] = [
    ['p', view.page > 1 ? String(view.page) : ''],
    ['sort', view.sort === DEFAULT_LIST_VIEW.sort ? '' : view.sort],
    ['stock', view.inStockOnly ? '1' : ''],
    [
      'price',
      view.priceMin === null && view.priceMax === null ? '' : `${view.priceMin ?? ''}-${view.priceMax ?? ''}`,
    ],
    ['tag', view.tags.map(({ parentId, childId }) => `${parentId}.${childId}`).join('_')],
  ];
  return all.filter(([, value]) => value !== '');
}

function parseNumber(text: string | null | undefined): number | null {
  return text && NUMBER.test(text) ? Number(text) : null;
}

function parseTag(text: string): AiTag[] {
  const match = TAG.exec(text);
  return match ? [{ parentId: Number(match[1]), childId: Number(match[2]) }] : [];
}

function priceBound(price: number | null): Yen | null {
  return price === null ? null : yen(Math.min(PRICE_MAX, price));
}
