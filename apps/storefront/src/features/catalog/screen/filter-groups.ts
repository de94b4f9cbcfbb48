import { chosenFilters, type FilterChoice, toggleChoice } from '@shop/rules/catalog/filter-choice';
import { clearFilters, type ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { filterLabel } from '../contract/filter-label';

/** A choice with its words. */
export interface NamedChoice {
  readonly choice: FilterChoice;
  readonly label: string;
}

/** Choices of one kind, or of one group of AI tags. */
export interface FilterGroup {
  readonly kind: FilterChoice['kind'];
  readonly title: string;
  readonly choices: readonly NamedChoice[];
}

/** A filter of the list as it is, with the address of the list without it. */
export interface AppliedFilter {
  readonly label: string;
  /** What its link does. */
  readonly removeLabel: string;
  readonly href: string;
}

/** Groups of AI tags that lists offer; all of them would be a wall. */
const SHOWN_GROUPS = [2, 3, 4, 1];

/** Everything that a list can be narrowed by, with its words (LIST-04). */
export function filterGroups(locale: Locale): FilterGroup[] {
  const m = messages(locale);
  const tagGroups = SHOWN_GROUPS.flatMap((id): FilterGroup[] => {
    const group = shopBrand().facets?.find((known) => known.id === id);
    if (group === undefined) return [];
    const choices = group.children.map((child) => ({
      choice: { kind: 'tag', tag: { parentId: group.id, childId: child.id } } as const,
      label: child.name[locale],
    }));
    return [{ kind: 'tag', title: group.name[locale], choices }];
  });
  return [
    {
      kind: 'stock',
      title: m.collection.subCategories,
      choices: [{ choice: { kind: 'stock' }, label: m.list.inStockOnly }],
    },
    {
      kind: 'price',
      title: m.list.price,
      choices: PRICE_RANGES.map((range) => ({
        choice: { kind: 'price', range },
        label: filterLabel({ kind: 'price', range }, locale),
      })),
    },
    ...tagGroups,
  ];
}

/** The filters of a list as it is, each with the way to let it go, and the way to let go of all. */
export function appliedFilters(
  view: ListView,
  locale: Locale,
  href: (view: ListView) => string,
): { readonly filters: AppliedFilter[]; readonly clearHref: string } {
  const m = messages(locale);
  const filters = chosenFilters(view).map((choice) => {
    const label = filterLabel(choice, locale);
    return {
      label,
      removeLabel: m.list.removeFilter({ filter: label }),
      href: href(toggleChoice(view, choice)),
    };
  });
  return { filters, clearHref: href(clearFilters(view)) };
}
