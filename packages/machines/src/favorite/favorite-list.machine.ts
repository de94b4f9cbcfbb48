import type { Result } from '@shop/rules/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** A product as the list's owner renders it. */
export interface ListedProduct {
  readonly id: number;
}

export interface FavoriteListContext {
  /** Ids of the requested products, in order. */
  readonly requested: readonly number[];
  /** The products read so far, by id; null for products that no longer exist. */
  readonly held: Readonly<Record<number, ListedProduct | null>>;
}

export type FavoriteListEvent =
  /** Sets the products of the list. */
  | { readonly type: 'list.want'; readonly productIds: readonly number[] }
  /** Retries a failed request. */
  | { readonly type: 'list.retry' };

/**
 * A list of products by their ids: the favourites page, a slider of recently viewed ones (FAV-01, VIEW-01). It decides which
 * products still have to be requested, and drops an outdated answer; an actor makes the request. A product that is removed and
 * added again is not requested twice.
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
    /** No products were requested yet. */
    idle: {},
    /** Transient. */
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
    /** No products were requested, or none of them is still sold. */
    empty: { tags: 'settled' },
    failed: {
      tags: 'settled',
      on: { 'list.retry': 'deciding' },
    },
  },
});

/** The products to render now, in order; those not read yet or no longer sold are omitted. */
export function listedProducts({ requested, held }: FavoriteListContext): readonly ListedProduct[] {
  return requested.flatMap((id) => held[id] ?? []);
}

function missingIds({ requested, held }: FavoriteListContext): readonly number[] {
  return requested.filter((id) => held[id] === undefined);
}
