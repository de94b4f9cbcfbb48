import type { ProductList } from '@shop/rules/catalog/collection';
import {
  changeListView,
  isFiltered,
  type ListView,
  type ListViewChange,
} from '@shop/rules/catalog/list-view';
import { formatYen, type Yen, yen } from '@shop/rules/yen';
import { AI_TAG_GROUPS } from '../../content/ai-tags';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

interface FilterGroupsInput {
  readonly locale: Locale;
  readonly list: ProductList;
  readonly view: ListView;
  readonly href: (view: ListView) => string;
}

interface FilterLink {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
  readonly current: boolean;
}

/** Groups of AI tags the rail offers; all of them would be a wall. */
const SHOWN_GROUPS = [2, 3, 4, 1];

/** Prices offered, in yen, both ends included. */
const PRICES: readonly { readonly min: Yen | null; readonly max: Yen | null }[] = [
  { min: null, max: yen(3000) },
  { min: yen(3000), max: yen(5000) },
  { min: yen(5000), max: yen(10_000) },
  { min: yen(10_000), max: null },
];

/** Nothing narrowed; the order stays. */
const NO_FILTERS: ListViewChange = { inStockOnly: false, priceMin: null, priceMax: null, tags: [] };

/** The filter of the platform that counts AI tags. */
const AI_TAG_FILTER = /ai_tag/;

/**
 * The ways to narrow a list as links: each turns one thing on or off and starts at the first page again (LIST-04). Tags that
 * would leave nothing are not offered.
 */
export function filterGroups({ locale, list, view, href }: FilterGroupsInput) {
  const t = words(locale);
  const counts = tagCounts(list);
  const stock: FilterLink = {
    href: href(changeListView(view, { inStockOnly: !view.inStockOnly })),
    label: t('list.inStockOnly'),
    current: view.inStockOnly,
  };
  const prices = PRICES.map(({ min, max }): FilterLink => {
    const current = view.priceMin === min && view.priceMax === max;
    const change = current ? { priceMin: null, priceMax: null } : { priceMin: min, priceMax: max };
    return { href: href(changeListView(view, change)), label: priceLabel(min, max, locale), current };
  });
  const tagGroups = SHOWN_GROUPS.flatMap((id) => {
    const group = AI_TAG_GROUPS.find((known) => known.id === id);
    const links = group?.children.flatMap((child): FilterLink[] => {
      const current = view.tags.some(({ childId }) => childId === child.id);
      const count = counts.get(child.id) ?? 0;
      if (count === 0 && !current) return [];
      const tags = current
        ? view.tags.filter(({ childId }) => childId !== child.id)
        : [...view.tags, { parentId: group.id, childId: child.id }];
      return [{ href: href(changeListView(view, { tags })), label: child.name[locale], count, current }];
    });
    return group && links && links.length > 0 ? [{ title: group.name[locale], links }] : [];
  });
  return {
    groups: [
      {
        title: t('collection.subCategories'),
        links: [stock],
        ...(isFiltered(view) && {
          all: { href: href(changeListView(view, NO_FILTERS)), label: t('list.clearFilters') },
        }),
      },
      { title: t('list.price'), links: prices },
      ...tagGroups,
    ],
    chips: [
      stock,
      ...prices.filter(({ current }) => current),
      ...tagGroups.flatMap(({ links }) => links),
    ].map(({ count: _, ...chip }) => chip),
  };
}

function priceLabel(min: Yen | null, max: Yen | null, locale: Locale): string {
  const t = words(locale);
  if (min === null) return max === null ? '' : t('list.priceBelow', { max: formatYen(max) });
  return max === null
    ? t('list.priceAbove', { min: formatYen(min) })
    : t('list.priceBetween', { min: formatYen(min), max: formatYen(max) });
}

/** How many products each AI tag would leave, by the platform's own count. */
function tagCounts({ filters }: ProductList): Map<number, number> {
  const filter = filters.find(({ id }) => AI_TAG_FILTER.test(id));
  return new Map(
    (filter?.values ?? []).map(({ id, label, count }) => [Number(/(\d+)$/.exec(id)?.[1] ?? label), count]),
  );
}
