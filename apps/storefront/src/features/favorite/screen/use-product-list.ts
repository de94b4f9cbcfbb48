'use client';

import { type ListedProduct, listedProducts } from '@shop/machines/favorite/favorite-list.machine';
import { provideFavoriteListActors } from '@shop/machines/favorite/make-favorite-actor';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Card } from '#features/product/contract/card.ts';
import { readProducts } from '../browser/read-products';

export interface ProductListView {
  readonly status: 'loading' | 'shown' | 'empty' | 'failed';
  /** The loaded cards, in order; also while others are loading. */
  readonly cards: readonly Card[];
  readonly retry: () => void;
}

const machine = provideFavoriteListActors(readProducts);

/** Reads products by their numbers; a changed list requests only the new ones (FAV-01, VIEW-01). */
export function useProductList(productIds: readonly number[]): ProductListView {
  const [snapshot, send] = useMachine(machine);
  useEffect(() => send({ type: 'list.want', productIds }), [send, productIds]);
  const { value, context } = snapshot;
  // Until the list is requested, the state is that of the one before.
  const isCurrent = context.requested === productIds;
  return {
    status: isCurrent && (value === 'shown' || value === 'empty' || value === 'failed') ? value : 'loading',
    cards: listedProducts(context).filter(isCard),
    retry: () => send({ type: 'list.retry' }),
  };
}

/** The endpoint returns cards; the machine's type knows only their number. */
function isCard(product: ListedProduct): product is Card {
  return 'handle' in product;
}
