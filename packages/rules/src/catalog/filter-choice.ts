import type { AiTag } from '../product/product';
import type { ListFacets } from './list-facets';
import { changeListView, type ListView } from './list-view';
import { isPriceRangeOf, PRICE_RANGES, type PriceRange } from './price-ranges';

/** One thing that narrows a list (LIST-04). */
export type FilterChoice =
  | { readonly kind: 'stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'tag'; readonly tag: AiTag };

/** A name of its own for each choice of a list, as the list's address writes it: `stock=1`, `price=3000-5000`, `tag=2.201`. */
export function filterChoiceKey(choice: FilterChoice): string {
  switch (choice.kind) {
    case 'stock':
      return 'stock=1';
    case 'price':
      return `price=${choice.range.min ?? ''}-${choice.range.max ?? ''}`;
    case 'tag':
      return `tag=${choice.tag.parentId}.${choice.tag.childId}`;
  }
}

/** Whether a list is narrowed by it. */
export function isChosen(view: ListView, choice: FilterChoice): boolean {
  switch (choice.kind) {
    case 'stock':
      return view.inStockOnly;
    case 'price':
      return isPriceRangeOf(choice.range, view);
    case 'tag':
      return view.tags.some(({ childId }) => childId === choice.tag.childId);
  }
}

/** The list with the choice made, or let go where it was made; the first page again. Another price takes the place of the chosen one. */
export function toggleChoice(view: ListView, choice: FilterChoice): ListView {
  const wasChosen = isChosen(view, choice);
  switch (choice.kind) {
    case 'stock':
      return changeListView(view, { inStockOnly: !wasChosen });
    case 'price':
      return changeListView(view, {
        priceMin: wasChosen ? null : choice.range.min,
        priceMax: wasChosen ? null : choice.range.max,
      });
    case 'tag':
      return changeListView(view, {
        tags: wasChosen
          ? view.tags.filter(({ childId }) => childId !== choice.tag.childId)
          : [...view.tags, choice.tag],
      });
  }
}

/** Everything that narrows a list now; its price may be another than those offered. */
export function chosenFilters({ inStockOnly, priceMin, priceMax, tags }: ListView): FilterChoice[] {
  return [
    ...(inStockOnly ? [{ kind: 'stock' } as const] : []),
    ...(priceMin !== null || priceMax !== null
      ? [{ kind: 'price', range: { min: priceMin, max: priceMax } } as const]
      : []),
    ...tags.map((tag) => ({ kind: 'tag', tag }) as const),
  ];
}

/** How many products the choice would leave; null where the platform does not count them. */
export function choiceCount({ inStock, prices, tags }: ListFacets, choice: FilterChoice): number | null {
  switch (choice.kind) {
    case 'stock':
      return inStock;
    case 'price': {
      const { min, max } = choice.range;
      return prices[PRICE_RANGES.findIndex((range) => range.min === min && range.max === max)] ?? null;
    }
    case 'tag':
      return tags === null ? null : (tags[choice.tag.childId] ?? 0);
  }
}
