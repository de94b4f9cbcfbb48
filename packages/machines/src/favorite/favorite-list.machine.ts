import type { Result } from '@shop/rules/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** A product as the list's owner draws it. */
export interface ListedProduct {
  readonly id: number;
}

export interface FavoriteListContext {
  /** Ids of the products wanted, in order. */
  readonly requested: readonly number[];
  /** What was read, by id; null for products the shop does not have any more. */
  readonly held: Readonly<Record<number, ListedProduct | null>>;
}

export type FavoriteListEvent =
  /** The list is to show these products. */
  | { readonly type: 'list.want'; readonly productIds: readonly number[] }
  /** The shopper tries again. */
  | { readonly type: 'list.retry' };

/**
 * A list of products by their ids: the favourites' page, a slider of recently checked ones (FAV-01, VIEW-01). It decides
 * which products still have to be asked for, and lets an answer go that is no longer wanted; asking is an actor's. A product
 * that is taken out of the list, and put in again, is not asked for twice.
 */
export const favoriteListMachine = setup({
  types: {
    context: {} as FavoriteListContext,
    events: {} as FavoriteListEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readProducts: fromPromise<
      Result<readonly ListedProduct[], 'unreachable'>,
      { productIds: readonly number[] }
    >(() => Promise.reject(new Error('readProducts was not provided'))),
  },
  actions: {
    want: assign(({ event }) => {
      assertEvent(event, 'list.want');
      return { requested: event.productIds };
    }),
    takeIn: assign(({ context }, products: readonly ListedProduct[]) => {
      const missing = missingIds(context).map((id): [number, null] => [id, null]);
      const found = products.map((product): [number, ListedProduct] => [product.id, product]);
      return { held: { ...context.held, ...Object.fromEntries([...missing, ...found]) } };
    }),
  },
  guards: {
    isMissingSome: ({ context }) => missingIds(context).length > 0,
    hasAny: ({ context }) => listedProducts(context).length > 0,
  },
}).createMachine({
  id: 'favoriteList',
  context: { requested: [], held: {} },
  initial: 'idle',
  on: { 'list.want': { target: '.deciding', actions: 'want' } },
  states: {
    /** Nothing was wanted yet. */
    idle: {},
    /** Left at once. */
    deciding: {
      always: [
        { guard: 'isMissingSome', target: 'loading' },
        { guard: 'hasAny', target: 'shown' },
        { target: 'empty' },
      ],
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'readProducts',
        input: ({ context }) => ({ productIds: missingIds(context) }),
        onDone: [
          { guard: ({ event }) => !event.output.ok, target: 'failed' },
          {
            target: 'deciding',
            actions: {
              type: 'takeIn',
              params: ({ event }) => (event.output.ok ? event.output.value : []),
            },
          },
        ],
        onError: 'failed',
      },
    },
    shown: { tags: 'settled' },
    /** Nothing wanted, or nothing of it is sold any more. */
    empty: { tags: 'settled' },
    failed: {
      tags: 'settled',
      on: { 'list.retry': 'deciding' },
    },
  },
});

/** The products to draw now, in order; those not read yet and those not sold any more are missing. */
export function listedProducts({ requested, held }: FavoriteListContext): readonly ListedProduct[] {
  return requested.flatMap((id) => held[id] ?? []);
}

function missingIds({ requested, held }: FavoriteListContext): readonly number[] {
  return requested.filter((id) => held[id] === undefined);
}
