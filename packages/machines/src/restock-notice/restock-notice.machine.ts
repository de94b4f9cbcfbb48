import { parseEmail } from '@shop/rules/email';
import type { RestockOutcome, RestockWish } from '@shop/rules/restock-notice/restock-wish';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

interface RestockNoticeContext {
  /** The wish that is on its way, or was. */
  readonly wish: RestockWish | null;
  /** Another wish that was sent meanwhile; it goes next. */
  readonly next: RestockWish | null;
}

export type RestockNoticeEvent =
  | {
      readonly type: 'form.submit';
      readonly text: string;
      readonly variantId: number;
      readonly productId: number;
    }
  /** The shopper writes on, or chooses another variant: what was said holds no more. */
  | { readonly type: 'wish.change' };

const NO_CHANGE = {} as const;

/**
 * The form for what is sold out (RESTOCK-01). It decides what is an address (MAIL-02, an empty field is none), that a wish is
 * sent once however often the button is pressed, that another wish sent meanwhile goes next, and what is told. Sending is an
 * actor's.
 */
export const restockNoticeMachine = setup({
  types: {
    context: {} as RestockNoticeContext,
    events: {} as RestockNoticeEvent,
    tags: {} as 'busy' | 'wrong',
  },
  actors: {
    sendWish: fromPromise<RestockOutcome, RestockWish>(() =>
      Promise.reject(new Error('sendWish was not provided')),
    ),
  },
  actions: {
    takeWish: assign(({ event }) => ({ wish: wishOf(event), next: null })),
    queueWish: assign(({ context, event }) => {
      const wish = wishOf(event);
      if (wish === null) return NO_CHANGE;
      return { next: isSameWish(wish, context.wish) ? null : wish };
    }),
    takeNext: assign(({ context }) => ({ wish: context.next, next: null })),
  },
  guards: {
    isAddress: ({ event }) => wishOf(event) !== null,
    hasNext: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'restockNotice',
  context: { wish: null, next: null },
  initial: 'idle',
  on: {
    'form.submit': [
      { guard: 'isAddress', target: '.submitting', actions: 'takeWish' },
      { target: '.invalid' },
    ],
  },
  states: {
    idle: {},
    submitting: {
      tags: 'busy',
      // Pressed again: nothing is lost and nothing is sent twice.
      on: { 'form.submit': { actions: 'queueWish' } },
      invoke: {
        src: 'sendWish',
        input: ({ context: { wish } }) => {
          if (wish === null) throw new Error('there is no wish to send');
          return wish;
        },
        onDone: [
          { guard: 'hasNext', target: 'submitting', reenter: true, actions: 'takeNext' },
          { guard: ({ event }) => event.output.ok, target: 'registered' },
          { guard: ({ event }) => !event.output.ok && event.output.error === 'invalid', target: 'invalid' },
          { guard: ({ event }) => !event.output.ok && event.output.error === 'inStock', target: 'inStock' },
          { target: 'failed' },
        ],
        onError: [
          { guard: 'hasNext', target: 'submitting', reenter: true, actions: 'takeNext' },
          { target: 'failed' },
        ],
      },
    },
    invalid: {
      tags: 'wrong',
      on: { 'wish.change': 'idle' },
    },
    /** Sending it again tries again. */
    failed: {
      tags: 'wrong',
      on: { 'wish.change': 'idle' },
    },
    /** There is nothing to wait for: it came back since the page was made. */
    inStock: {
      on: { 'wish.change': 'idle' },
    },
    registered: {
      on: { 'wish.change': 'idle' },
    },
  },
});

function wishOf(event: RestockNoticeEvent): RestockWish | null {
  assertEvent(event, 'form.submit');
  const { text, variantId, productId } = event;
  const parsed = parseEmail(text);
  return parsed.ok ? { address: parsed.value, variantId, productId } : null;
}

function isSameWish(wish: RestockWish, other: RestockWish | null): boolean {
  return wish.address === other?.address && wish.variantId === other.variantId;
}
