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
 * The groups of a list's filters with the count each would leave (LIST-04). A filter that leaves nothing stays, disabled; a tag
 * group without available choices is omitted: bags of soil have no sunlight.
 * @param href turns them into links: the list with the choice toggled
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
