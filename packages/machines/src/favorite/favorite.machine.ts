import {
  applyKeptChanges,
  type KeptChange,
  type KeptProducts,
  NOTHING_KEPT,
} from '@shop/rules/favorite/kept-products';
import type { Result } from '@shop/rules/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** What keeping comes to: what is kept now, or `refused` by a browser that keeps no cookies. */
export type KeepOutcome = Result<KeptProducts, 'refused'>;

export interface FavoriteContext {
  /** What was kept when it was last looked at. */
  readonly kept: KeptProducts;
  /** Changes that are being kept now. */
  readonly sent: readonly KeptChange[];
  /** Changes that came meanwhile. */
  readonly waiting: readonly KeptChange[];
}

export type FavoriteEvent =
  /** The shopper pressed a product's heart. */
  | { readonly type: 'favorite.toggle'; readonly productId: number }
  /** Another tab changed something, or this one is looked at again. */
  | { readonly type: 'kept.reread' };

/**
 * Favourites and recently viewed products of one page, in step with the shop's other tabs (§4, FAV-01, VIEW-01). It decides
 * that a press shows at once, that what is kept is read anew before every change, so that two tabs never write over one
 * another, and that the last wish for a product holds. Reading, writing and telling the other tabs are an actor's. A look at a product
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
    keep: fromPromise<KeepOutcome, { changes: readonly KeptChange[] }>(() =>
      Promise.reject(new Error('keep was not provided')),
    ),
  },
  actions: {
    wish: assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggle');
      const { productId } = event;
      const isWanted = !shownKept(context).favorites.includes(productId);
      const others = context.waiting.filter((one) => one.productId !== productId);
      return { waiting: [...others, { kind: 'favorite' as const, productId, isWanted }] };
    }),
    send: assign(({ context }) => ({ sent: context.waiting, waiting: [] })),
    takeIn: assign((_, kept: KeptProducts) => ({ kept, sent: [] })),
    /** Nothing can be kept: this page goes on with what it has. */
    holdHere: assign(({ context }) => ({ kept: applyKeptChanges(context.kept, context.sent), sent: [] })),
  },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 0,
  },
}).createMachine({
  id: 'favorite',
  context: { kept: NOTHING_KEPT, sent: [], waiting: [] },
  initial: 'keeping',
  on: {
    'favorite.toggle': { target: '.keeping', actions: 'wish' },
    'kept.reread': { target: '.keeping' },
  },
  states: {
    /** Also without a change: then it only reads. Wishes are taken in and wait for its end. */
    keeping: {
      entry: 'send',
      on: {
        'favorite.toggle': { actions: 'wish' },
        'kept.reread': {},
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
              params: ({ event, context }) => (event.output.ok ? event.output.value : context.kept),
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

/** What a screen shows: what is kept, with every wish that is under way. */
export function shownKept({ kept, sent, waiting }: FavoriteContext): KeptProducts {
  return applyKeptChanges(kept, [...sent, ...waiting]);
}
