import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { err } from '@shop/rules/result';
import { type Yen, yen } from '@shop/rules/yen';
import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { type BuyNowStop, compareBuyNow, type PriceChange } from './buy-now-stop';

export interface BuyNowContext {
  /** The line to buy; null before the first press. */
  readonly line: LineToAdd | null;
  /** The unit price that the page showed. */
  readonly price: Yen;
  /** The changed price that was told before this press, which accepts it. */
  readonly accepted: Yen | null;
  /** The stop that was told before this press, which accepts one because of a coupon. */
  readonly told: BuyNowStop | null;
  readonly stop: BuyNowStop | null;
  /** The actual price differs from the shown one. */
  readonly priceChange: PriceChange | null;
  /** The checkout URL of the cart created for `line`. */
  readonly checkoutUrl: string | null;
}

export type BuyNowEvent =
  /** `price`: the unit price shown at the press. */
  | { readonly type: 'buy.press'; readonly line: LineToAdd; readonly price: Yen }
  | { readonly type: 'stop.dismiss' }
  /** Return from the checkout via the back/forward cache. */
  | { readonly type: 'page.return' };

/** Facts for listeners. */
export type BuyNowEmitted =
  /** Clear the cart count (BUY-01). The cart itself stays, and its next read restores the count. */
  | { readonly type: 'count.clear' }
  | { readonly type: 'checkout.open'; readonly url: string }
  /** The cookie's coupon was refused (CART-06). */
  | { readonly type: 'discount.refused'; readonly code: CartFailureCode };

const EMPTY_CONTEXT: BuyNowContext = {
  line: null,
  price: yen(0),
  accepted: null,
  told: null,
  stop: null,
  priceChange: null,
  checkoutUrl: null,
};

const notProvided = (): Promise<CartOutcome> =>
  Promise.reject(new Error('provideBuyNowActors was not called'));

/**
 * Buy now (BUY-01): a separate cart of one line with the pending coupon from its cookie, then the hosted checkout. The machine
 * decides when a cart is created and when the checkout may open. Every stop is a code, and the shopper's own cart is never
 * touched. A second press for the same line creates no second cart while the first is made, nor after a stop because of a coupon, where
 * it continues; after a changed price it asks again, and continues at the price that was told (GATE-02). A press for another line
 * replaces the first.
 * An actor creates the cart (make-buy-now-actor.ts). Listeners handle cookies, messages and the navigation to the checkout.
 */
export const buyNowMachine = setup({
  types: {
    context: {} as BuyNowContext,
    events: {} as BuyNowEvent,
    emitted: {} as BuyNowEmitted,
    tags: {} as 'busy',
  },
  actors: {
    createCart: fromPromise<CartOutcome, { line: LineToAdd }>(notProvided),
  },
  actions: {
    take: assign(({ context, event }) => {
      assertEvent(event, 'buy.press');
      const press = { ...EMPTY_CONTEXT, line: event.line, price: event.price };
      return isSame(context, event)
        ? { ...press, accepted: context.priceChange?.to ?? context.accepted, told: context.stop }
        : press;
    }),
    settle: enqueueActions(({ context: { line, price, accepted, told }, enqueue }, outcome: CartOutcome) => {
      if (line === null) throw new Error('a buy-now response without a request');
      const compared = compareBuyNow(outcome, line, accepted ?? price);
      const isAccepted =
        compared.checkoutUrl !== null && compared.priceChange === null && compared.stop === told;
      enqueue.assign(isAccepted ? { ...compared, stop: null } : compared);
      const refused = outcome.ok ? outcome.value.discountFailure : null;
      if (refused !== null) enqueue.emit({ type: 'discount.refused', code: refused });
    }),
    clearCount: emit({ type: 'count.clear' }),
    openCheckout: enqueueActions(({ context: { checkoutUrl }, enqueue }) => {
      if (checkoutUrl === null) throw new Error('a buy-now without a checkout');
      enqueue.emit({ type: 'checkout.open', url: checkoutUrl });
    }),
    accept: assign({ stop: null }),
    forget: assign(EMPTY_CONTEXT),
  },
  guards: {
    isSame: ({ context, event }) => {
      assertEvent(event, 'buy.press');
      return isSame(context, event);
    },
    canGoOn: ({ context, event }) => {
      assertEvent(event, 'buy.press');
      return context.checkoutUrl !== null && context.priceChange === null && isSame(context, event);
    },
    isFree: ({ context }) => context.stop === null,
  },
}).createMachine({
  id: 'buyNow',
  context: EMPTY_CONTEXT,
  initial: 'idle',
  states: {
    idle: {
      on: { 'buy.press': { target: 'creating', actions: 'take' } },
    },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'createCart',
        input: ({ context: { line } }) => {
          if (line === null) throw new Error('a buy-now of nothing');
          return { line };
        },
        onDone: {
          target: 'judging',
          actions: { type: 'settle', params: ({ event }) => event.output },
        },
        onError: {
          target: 'judging',
          actions: {
            type: 'settle',
            params: ({ event }) => err({ code: 'unreachable' as const, detail: String(event.error) }),
          },
        },
      },
      on: {
        'buy.press': [{ guard: 'isSame' }, { target: 'creating', reenter: true, actions: 'take' }],
      },
    },
    /** Transient. */
    judging: {
      always: [{ guard: 'isFree', target: 'leaving' }, { target: 'stopped' }],
    },
    /** The checkout opens; the page is being left. */
    leaving: {
      tags: 'busy',
      entry: ['clearCount', 'openCheckout'],
      on: {
        'buy.press': [{ guard: 'isSame' }, { target: 'creating', actions: 'take' }],
        'page.return': { target: 'idle', actions: 'forget' },
      },
    },
    /** The reason is reported; nothing is lost. */
    stopped: {
      on: {
        'buy.press': [
          { guard: 'canGoOn', target: 'leaving', actions: 'accept' },
          { target: 'creating', actions: 'take' },
        ],
        'stop.dismiss': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

type Bought = Pick<BuyNowContext, 'line' | 'price'>;

function isSame(one: Bought, other: Bought): boolean {
  return (
    one.line?.merchandiseGlobalId === other.line?.merchandiseGlobalId &&
    one.line?.quantity === other.line?.quantity &&
    one.price === other.price
  );
}
