import type { ListSort } from '@shop/rules/catalog/list-view';
import type { MessageKey } from '../../i18n/words';

/** The words of each order, in the order they are offered (LIST-04). */
export const SORT_WORDS = {
  recommended: 'list.sortRecommended',
  best: 'list.sortBest',
  new: 'list.sortNew',
  'price-asc': 'list.sortPriceAsc',
  'price-desc': 'list.sortPriceDesc',
} as const satisfies Record<ListSort, MessageKey>;
