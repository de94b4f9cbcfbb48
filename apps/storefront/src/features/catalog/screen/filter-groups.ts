import { chosenFilters, type FilterChoice, toggleChoice } from '@shop/rules/catalog/filter-choice';
import { clearFilters, type ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import { inLanguage, type Locale } from '@shop/rules/language';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { filterLabel } from '../contract/filter-label';

/** A choice with its label. */
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

/** An active filter, with the address of the list without it. */
export interface AppliedFilter {
  readonly label: string;
  /** Describes the link's effect. */
  readonly removeLabel: string;
  readonly href: string;
}

/** All filters of a list, with their labels (LIST-04). */
export function filterGroups(locale: Locale): FilterGroup[] {
  const m = messages(locale);
  const { facets = [], filterFacets = facets.map(({ id }) => id) } = shopBrand();
  const tagGroups = filterFacets.flatMap((id): FilterGroup[] => {
    const group = facets.find((known) => known.id === id);
    if (group === undefined) return [];
    const choices = group.children.map((child) => ({
      choice: { kind: 'tag', tag: { parentId: group.id, childId: child.id } } as const,
      label: inLanguage(child.name, locale),
    }));
    return [{ kind: 'tag', title: inLanguage(group.name, locale), choices }];
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

/** The active filters of a list, each with the link that removes it, and the link that removes all. */
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
