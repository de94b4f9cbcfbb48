'use client';

import { type ListedProduct, listedProducts } from '@shop/machines/favorite/favorite-list.machine';
import { provideFavoriteListActors } from '@shop/machines/favorite/make-favorite-actor';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Card } from '#features/product/contract/card.ts';
import { readProducts } from '../browser/read-products';

/** A list of products as it is drawn. */
export interface ProductListView {
  readonly status: 'loading' | 'shown' | 'empty' | 'failed';
  /** Those that are read, in order; also while others are being read. */
  readonly cards: readonly Card[];
  readonly retry: () => void;
}

const machine = provideFavoriteListActors(readProducts);

/** Reads products by their numbers; a changed list asks for what is new only (FAV-01, VIEW-01). */
export function useProductList(productIds: readonly number[]): ProductListView {
  const [snapshot, send] = useMachine(machine);
  useEffect(() => send({ type: 'list.want', productIds }), [send, productIds]);
  const { value } = snapshot;
  return {
    status: value === 'shown' || value === 'empty' || value === 'failed' ? value : 'loading',
    cards: listedProducts(snapshot.context).filter(isCard),
    retry: () => send({ type: 'list.retry' }),
  };
}

/** What the endpoint answers are cards; the machine knows of them that they have a number. */
function isCard(product: ListedProduct): product is Card {
  return 'handle' in product;
}
