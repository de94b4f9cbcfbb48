import { parseEmail } from '@shop/rules/email';
import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

interface RestockNoticeContext {
  /** The request that is on its way, or was. */
  readonly request: RestockNoticeRequest | null;
  /** Another request that was sent meanwhile; it goes next. */
  readonly next: RestockNoticeRequest | null;
}

export type RestockNoticeEvent =
  | {
      readonly type: 'form.submit';
      readonly text: string;
      readonly variantId: number;
      readonly productId: number;
    }
  /** The shopper writes on, or chooses another variant: what was said holds no more. */
  | { readonly type: 'request.change' };

const NO_CHANGE = {} as const;

/**
 * The form for what is sold out (RESTOCK-01). It decides what is an address (MAIL-02, an empty field is none), that a request is
 * sent once however often the button is pressed, that another request sent meanwhile goes next, and what is reported. Sending is an
 * actor's.
 */
export const restockNoticeMachine = setup({
  types: {
    context: {} as RestockNoticeContext,
    events: {} as RestockNoticeEvent,
    tags: {} as 'busy' | 'wrong',
  },
  actors: {
    sendRequest: fromPromise<RestockOutcome, RestockNoticeRequest>(() =>
      Promise.reject(new Error('sendRequest was not provided')),
    ),
  },
  actions: {
    negotiate: assign(({ event }) => ({ request: requestOf(event), next: null })),
    queueRequest: assign(({ context, event }) => {
      const request = requestOf(event);
      if (request === null) return NO_CHANGE;
      return { next: isSameRequest(request, context.request) ? null : request };
    }),
    takeNext: assign(({ context }) => ({ request: context.next, next: null })),
  },
  guards: {
    isAddress: ({ event }) => requestOf(event) !== null,
    isRegistered: ({ context, event }) => {
      const request = requestOf(event);
      return request !== null && isSameRequest(request, context.request);
    },
    hasNext: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'restockNotice',
  context: { request: null, next: null },
  initial: 'idle',
  on: {
    'form.submit': [
      { guard: 'isAddress', target: '.submitting', actions: 'negotiate' },
      { target: '.invalid' },
    ],
  },
  states: {
    idle: {},
    submitting: {
      tags: 'busy',
      // Pressed again: nothing is lost and nothing is sent twice.
      on: { 'form.submit': { actions: 'queueRequest' } },
      invoke: {
        src: 'sendRequest',
        input: ({ context: { request } }) => {
          if (request === null) throw new Error('there is no request to send');
          return request;
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
      on: { 'request.change': 'idle' },
    },
    /** Sending it again tries again. */
    failed: {
      tags: 'wrong',
      on: { 'request.change': 'idle' },
    },
    /** There is nothing to wait for: it came back since the page was made. */
    inStock: {
      on: { 'request.change': 'idle' },
    },
    registered: {
      on: {
        'request.change': 'idle',
        // What is registered is not registered again; another request goes as the first did.
        'form.submit': { guard: 'isRegistered' },
      },
    },
  },
});

function requestOf(event: RestockNoticeEvent): RestockNoticeRequest | null {
  assertEvent(event, 'form.submit');
  const { text, variantId, productId } = event;
  const parsed = parseEmail(text);
  return parsed.ok ? { address: parsed.value, variantId, productId } : null;
}

function isSameRequest(request: RestockNoticeRequest, other: RestockNoticeRequest | null): boolean {
  return request.address === other?.address && request.variantId === other.variantId;
}
