import type { ListSort } from '@shop/rules/catalog/list-view';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** What an order of a list is called (LIST-04). */
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
