import { choiceCount, filterChoiceKey, isChosen, toggleChoice } from '@shop/rules/catalog/filter-choice';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import type { FilterOption } from '@shop/ui-kit/commerce/catalog/FilterRail';
import type { FilterGroup } from './filter-groups';

/** A group for rendering. */
export interface FilterOptionGroup extends Pick<FilterGroup, 'kind' | 'title'> {
  readonly options: readonly FilterOption[];
}

/**
 * The groups without choices that would leave nothing, or prices of which that is not known, unless they are applied; a group without choices
 * is omitted (LIST-04).
 */
export function offeredGroups(
  groups: readonly FilterGroup[],
  view: ListView,
  facets: ListFacets,
): FilterGroup[] {
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        ({ choice }) =>
          isChosen(view, choice) ||
          (choiceCount(facets, choice) !== 0 && (choice.kind !== 'price' || facets.prices.length > 0)),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/**
 * The choices of `groups` with the count each would leave (LIST-04).
 * @param href turns them into links: the list with the choice toggled
 */
export function filterOptions(
  groups: readonly FilterGroup[],
  view: ListView,
  facets: ListFacets,
  href?: (view: ListView) => string,
): FilterOptionGroup[] {
  return groups.map(({ kind, title, choices }) => ({
    kind,
    title,
    options: choices.map(({ choice, label }) => ({
      key: filterChoiceKey(choice),
      label,
      count: choiceCount(facets, choice),
      chosen: isChosen(view, choice),
      ...(href && { href: href(toggleChoice(view, choice)) }),
    })),
  }));
}
