import type { AiTag } from '../product/product';
import type { ListFacets } from './list-facets';
import { changeListView, type ListView } from './list-view';
import { isPriceRangeOf, PRICE_RANGES, type PriceRange } from './price-ranges';

/** One filter of a list (LIST-04). */
export type FilterChoice =
  | { readonly kind: 'stock' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'tag'; readonly tag: AiTag };

/** A unique key for each filter of a list, as written in the list's URL: `stock=1`, `price=3000-5000`, `tag=2.201`. */
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

/** Whether the filter is active. */
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

/** The first page of the list with the filter toggled. Another price range replaces the chosen one. */
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

/** All active filters; the price range may differ from those offered. */
export function chosenFilters({ inStockOnly, priceMin, priceMax, tags }: ListView): FilterChoice[] {
  return [
    ...(inStockOnly ? [{ kind: 'stock' } as const] : []),
    ...(priceMin !== null || priceMax !== null
      ? [{ kind: 'price', range: { min: priceMin, max: priceMax } } as const]
      : []),
    ...tags.map((tag) => ({ kind: 'tag', tag }) as const),
  ];
}

/** The number of products with the filter; null if the platform does not count them. */
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
