import { choiceCount, filterChoiceKey, isChosen, toggleChoice } from '@shop/rules/catalog/filter-choice';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import type { FilterOption } from '@shop/ui-kit/commerce/catalog/FilterRail';
import type { FilterGroup } from './filter-groups';

/** A group as it is drawn. */
export interface FilterOptionGroup extends Pick<FilterGroup, 'kind' | 'title'> {
  readonly options: readonly FilterOption[];
}

/**
 * The groups of a list's filters with what each would leave (LIST-04). What would leave nothing stays, as something that cannot
 * be chosen; a group of tags in which nothing can be chosen is left out: bags of soil have no sunlight.
 * @param href makes them links: the list with the choice made or let go
 */
export function filterOptions(
  groups: readonly FilterGroup[],
  view: ListView,
  facets: ListFacets,
  href?: (view: ListView) => string,
): FilterOptionGroup[] {
  return groups
    .map(({ kind, title, choices }) => ({
      kind,
      title,
      options: choices.map(({ choice, label }) => ({
        key: filterChoiceKey(choice),
        label,
        count: choiceCount(facets, choice),
        chosen: isChosen(view, choice),
        ...(href && { href: href(toggleChoice(view, choice)) }),
      })),
    }))
    .filter(
      ({ kind, options }) => kind !== 'tag' || options.some(({ count, chosen }) => count !== 0 || chosen),
    );
}
