import {
  applyStoredProductChanges,
  NO_STORED_PRODUCTS,
  type StoredProductChange,
  type StoredProducts,
} from '@shop/rules/favorite/stored-products';
import type { Result } from '@shop/rules/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** What keeping comes to: what is kept now, or `refused` by a browser that keeps no cookies. */
export type StoreOutcome = Result<StoredProducts, 'refused'>;

export interface FavoriteContext {
  /** What was kept when it was last looked at. */
  readonly stored: StoredProducts;
  /** Changes that are being kept now. */
  readonly sent: readonly StoredProductChange[];
  /** Changes that came meanwhile. */
  readonly waiting: readonly StoredProductChange[];
}

export type FavoriteEvent =
  /** The shopper pressed a product's heart. */
  | { readonly type: 'favorite.toggle'; readonly productId: number }
  /** Another tab changed something, or this one is looked at again. */
  | { readonly type: 'products.reread' };

/**
 * Favourites and recently viewed products of one page, in step with the shop's other tabs (FAV-01, VIEW-01). It decides
 * that a press shows at once, that what is kept is read anew before every change, so that two tabs never write over one
 * another, and that the last request for a product holds. Reading, writing and telling the other tabs are an actor's. A look at a product
 * is noted by the page itself, without this machine: it needs no more than the actor does, and comes in with the next reading.
 */
export const favoriteMachine = setup({
  types: {
    context: {} as FavoriteContext,
    events: {} as FavoriteEvent,
    tags: {} as 'settled' | 'unkept',
  },
  actors: {
    /** Reads what is kept, carries out the changes, keeps the outcome. */
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
    /** Nothing can be kept: this page goes on with what it has. */
    holdHere: assign(({ context }) => ({
      stored: applyStoredProductChanges(context.stored, context.sent),
      sent: [],
    })),
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
    /** Also without a change: then it only reads. Requests are taken in and wait for its end. */
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
          { guard: ({ event }) => !event.output.ok, target: 'refused', actions: 'holdHere' },
          {
            target: 'settling',
            actions: {
              type: 'takeIn',
              params: ({ event, context }) => (event.output.ok ? event.output.value : context.stored),
            },
          },
        ],
        onError: { target: 'refused', actions: 'holdHere' },
      },
    },
    /** Left at once. */
    settling: {
      always: [{ guard: 'hasMore', target: 'keeping' }, { target: 'settled' }],
    },
    settled: { tags: 'settled' },
    /** The browser keeps no cookies: hearts hold as long as the page. The next press tries again. */
    refused: {
      tags: ['settled', 'unkept'],
      always: { guard: 'hasMore', target: 'keeping' },
    },
  },
});

/** What a screen shows: what is kept, with every request that is under way. */
export function shownProducts({ stored, sent, waiting }: FavoriteContext): StoredProducts {
  return applyStoredProductChanges(stored, [...sent, ...waiting]);
}
