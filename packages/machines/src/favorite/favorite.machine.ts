import {
  applyStoredProductChanges,
  NO_STORED_PRODUCTS,
  type StoredProductChange,
  type StoredProducts,
} from '@shop/rules/favorite/stored-products';
import type { Result } from '@shop/rules/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** The result of a save: the stored products, or `refused` by a browser without cookies. */
export type StoreOutcome = Result<StoredProducts, 'refused'>;

export interface FavoriteContext {
  /** The stored products at the last read. */
  readonly stored: StoredProducts;
  /** Changes being saved. */
  readonly sent: readonly StoredProductChange[];
  /** Changes made meanwhile. */
  readonly waiting: readonly StoredProductChange[];
}

export type FavoriteEvent =
  /** The shopper pressed a product's heart. */
  | { readonly type: 'favorite.toggle'; readonly productId: number }
  /** Another tab changed something, or this tab became visible again. */
  | { readonly type: 'products.reread' };

/**
 * Favourites and recently viewed products of one page, synchronized with the shop's other tabs (FAV-01, VIEW-01). A press shows at once.
 * The stored products are read again before every change, so that two tabs never overwrite each other. The last request for a product
 * wins. An actor reads, writes and notifies the other tabs. The page itself records a product view without this machine: the record needs
 * only the actor's storage, and the next read includes it.
 */
export const favoriteMachine = setup({
  types: {
    context: {} as FavoriteContext,
    events: {} as FavoriteEvent,
    tags: {} as 'settled',
  },
  actors: {
    /** Reads the stored products, applies the changes, saves the result. */
    keep: fromPromise<StoreOutcome, { changes: readonly StoredProductChange[] }>(() =>
      Promise.reject(new Error('keep was not provided')),
    ),
  },
  actions: {
    request: assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggle');
      const { productId } = event;
      const isRequested = !shownProducts(context).favorites.includes(productId);
      const others = context.waiting.filter((one) => one.productId !== productId);
      return { waiting: [...others, { kind: 'favorite' as const, productId, isRequested }] };
    }),
    send: assign(({ context }) => ({ sent: context.waiting, waiting: [] })),
    takeIn: assign((_, stored: StoredProducts) => ({ stored, sent: [] })),
    /** Storage is unavailable: nothing is said to be kept. */
    forget: assign({ sent: [] }),
  },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 0,
  },
}).createMachine({
  id: 'favorite',
  context: { stored: NO_STORED_PRODUCTS, sent: [], waiting: [] },
  initial: 'keeping',
  on: {
    'favorite.toggle': { target: '.keeping', actions: 'request' },
    'products.reread': { target: '.keeping' },
  },
  states: {
    /** Also entered without changes, for a read only. Requests are accepted and wait until it ends. */
    keeping: {
      entry: 'send',
      on: {
        'favorite.toggle': { actions: 'request' },
        'products.reread': {},
      },
      invoke: {
        src: 'keep',
        input: ({ context }) => ({ changes: context.sent }),
        onDone: [
          { guard: ({ event }) => !event.output.ok, target: 'refused', actions: 'forget' },
          {
            target: 'settling',
            actions: {
              type: 'takeIn',
              params: ({ event, context }) => (event.output.ok ? event.output.value : context.stored),
            },
          },
        ],
        onError: { target: 'refused', actions: 'forget' },
      },
    },
    /** Transient. */
    settling: {
      always: [{ guard: 'hasMore', target: 'keeping' }, { target: 'settled' }],
    },
    settled: { tags: 'settled' },
    /** The browser refuses cookies: the hearts show what is stored. The next press retries. */
    refused: {
      tags: 'settled',
      always: { guard: 'hasMore', target: 'keeping' },
    },
  },
});

/** The products to show: the stored ones plus every pending request. */
export function shownProducts({ stored, sent, waiting }: FavoriteContext): StoredProducts {
  return applyStoredProductChanges(stored, [...sent, ...waiting]);
}
