import { parseEmail } from '@shop/rules/email';
import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

interface RestockNoticeContext {
  /** The last sent request, or the one in flight. */
  readonly request: RestockNoticeRequest | null;
  /** Another request submitted meanwhile; it is sent next. */
  readonly next: RestockNoticeRequest | null;
  /** The form means another request than the one in flight, whose answer is not reported, unless sending failed. */
  readonly isChanged: boolean;
  /** No address was submitted meanwhile; that is reported instead of an answer, unless sending failed. */
  readonly isInvalid: boolean;
}

export type RestockNoticeEvent =
  | {
      readonly type: 'form.submit';
      readonly text: string;
      readonly variantId: number;
      readonly productId: number;
    }
  /** The shopper edits the address, or chooses another variant: the last message no longer applies. */
  | { readonly type: 'request.change' };

/**
 * The form for sold-out products (RESTOCK-01). It validates the address (MAIL-02, an empty field is invalid) and sends a request
 * once, however often the button is pressed. Another request submitted meanwhile is sent next. It decides what is reported. An
 * actor sends.
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
    negotiate: assign(({ event }) => ({
      request: requestOf(event),
      next: null,
      isChanged: false,
      isInvalid: false,
    })),
    queueRequest: assign(({ context, event }) => {
      const request = requestOf(event);
      if (request === null) return { isInvalid: true };
      const next = isSameRequest(request, context.request) ? null : request;
      return { next, isChanged: false, isInvalid: false };
    }),
    takeNext: assign(({ context }) => ({ request: context.next, next: null })),
    noteChange: assign({ isChanged: true, isInvalid: false }),
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
  context: { request: null, next: null, isChanged: false, isInvalid: false },
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
      on: { 'form.submit': { actions: 'queueRequest' }, 'request.change': { actions: 'noteChange' } },
      invoke: {
        src: 'sendRequest',
        input: ({ context: { request } }) => {
          if (request === null) throw new Error('no request to send');
          return request;
        },
        onDone: [
          { guard: 'hasNext', target: 'submitting', reenter: true, actions: 'takeNext' },
          { guard: ({ context, event }) => context.isInvalid && isDecided(event.output), target: 'invalid' },
          { guard: ({ context, event }) => context.isChanged && isDecided(event.output), target: 'idle' },
          { guard: ({ event }) => event.output.ok, target: 'registered' },
          { guard: ({ event }) => !event.output.ok && event.output.error === 'invalid', target: 'invalid' },
          { guard: ({ event }) => !event.output.ok && event.output.error === 'gone', target: 'gone' },
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
    /** Submitting again retries. */
    failed: {
      tags: 'wrong',
      on: { 'request.change': 'idle' },
    },
    /** The variant was withdrawn since the page was rendered. */
    gone: {
      tags: 'wrong',
      on: { 'request.change': 'idle' },
    },
    /** The variant is in stock again since the page was rendered: no notice is needed. */
    inStock: {
      on: { 'request.change': 'idle' },
    },
    registered: {
      on: {
        'request.change': 'idle',
        // A registered request is not sent again; another request is sent as the first was.
        'form.submit': { guard: 'isRegistered' },
      },
    },
  },
});

/** Whether the shop decided on the request, rather than that sending failed. */
function isDecided(outcome: RestockOutcome): boolean {
  return outcome.ok || !['refused', 'unreachable'].includes(outcome.error);
}

function requestOf(event: RestockNoticeEvent): RestockNoticeRequest | null {
  assertEvent(event, 'form.submit');
  const { text, variantId, productId } = event;
  const parsed = parseEmail(text);
  return parsed.ok ? { address: parsed.value, variantId, productId } : null;
}

function isSameRequest(request: RestockNoticeRequest, other: RestockNoticeRequest | null): boolean {
  return request.address === other?.address && request.variantId === other.variantId;
}
