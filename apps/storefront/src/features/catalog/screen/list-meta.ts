import { type Collection, countedIn } from '@shop/rules/catalog/collection';
import { chosenFilters } from '@shop/rules/catalog/filter-choice';
import {
  DEFAULT_LIST_VIEW,
  formatListQuery,
  goToPage,
  isPlain,
  type ListSort,
  type ListView,
} from '@shop/rules/catalog/list-view';
import { PAGE_SIZE, pageRange } from '@shop/rules/catalog/pagination';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { filterLabel } from '../contract/filter-label';

interface ListMetaInput {
  readonly locale: Locale;
  readonly collection: Collection;
  readonly view: ListView;
  /** Products on the page. */
  readonly shown: number;
  /** Products of the whole filtered list. */
  readonly total: number;
}

/** Metadata of a list page for search engines. */
export interface ListMeta {
  /** The canonical page, in Japanese, with its query. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Not to be indexed itself. */
  readonly isVariant: boolean;
}

/**
 * Address, title and description of a list. Search engines index each of its pages separately; a filtered or sorted view repeats
 * the same products and is listed under the list's first page (LIST-04).
 */
export function listMeta(input: ListMetaInput): ListMeta {
  const { collection, view } = input;
  const page = isPlain(view) ? goToPage(DEFAULT_LIST_VIEW, view.page) : DEFAULT_LIST_VIEW;
  const query = formatListQuery(page);
  return {
    path: query === '' ? collection.path : `${collection.path}?${query}`,
    title: titleOf(input),
    description: descriptionOf(input),
    isVariant: !isPlain(view),
  };
}

function titleOf({ locale, collection, view }: ListMetaInput): string {
  const m = messages(locale);
  const isCategory = collection.kind === 'category' || collection.kind === 'subcategory';
  const title = isCategory
    ? m.meta.category.title({ category: collection.title })
    : m.meta.collection.title({ collection: collection.title });
  const filters = stateOf(view, locale);
  const named = filters === '' ? title : m.meta.listFiltered({ title, filters });
  return view.page === 1 ? named : m.meta.listPage({ title: named, n: view.page });
}

function descriptionOf({ locale, collection, view, shown, total }: ListMetaInput): string {
  const m = messages(locale, countedIn(collection));
  const own = collection.seo.description || collection.description;
  const filters = stateOf(view, locale);
  const description =
    filters === '' ? own : m.meta.listFilteredDescription({ filters, total, description: own });
  return view.page === 1
    ? description
    : m.meta.listPageDescription({ ...pageRange(view.page, shown), total, description });
}

/** The filters and order of a list as text; '' for the plain list. */
function stateOf(view: ListView, locale: Locale): string {
  const m = messages(locale);
  const filters = chosenFilters(view).map((choice) => filterLabel(choice, locale));
  const order = view.sort === DEFAULT_LIST_VIEW.sort ? [] : [sortLabel(view.sort, m)];
  return [...filters, ...order].join(m.common.separator);
}

interface ListCountInput {
  readonly locale: Locale;
  /** In whose unit they are counted (BRAND-06). @default the shop's unit */
  readonly category?: string | undefined;
  readonly page: number;
  /** Products on the page. */
  readonly shown: number;
  /** Products of the whole list. */
  readonly total: number;
}

/** The product count of a list, and on a list of several pages the displayed range (LIST-02, SEARCH-02). */
export function listCount({ locale, category, page, shown, total }: ListCountInput): string {
  const m = messages(locale, category);
  return total > PAGE_SIZE
    ? m.list.range({ n: total, ...pageRange(page, shown) })
    : m.list.count({ n: total });
}

/** The label of a list's order (LIST-04). */
export function sortLabel(sort: ListSort, m: Messages): string {
  switch (sort) {
    case 'recommended':
      return m.list.sortRecommended;
    case 'best':
      return m.list.sortBest;
    case 'new':
      return m.list.sortNew;
    case 'price-asc':
      return m.list.sortPriceAsc;
    case 'price-desc':
      return m.list.sortPriceDesc;
  }
}
