import { type EmailAddress, type EmailProblem, parseEmail } from '@shop/rules/email';
import type { ReceivedCoupon, RegistrationOutcome } from '@shop/rules/mail-magazine/coupon';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';

interface MailMagazineContext {
  /** The last sent address, or the one in flight. */
  readonly address: EmailAddress | null;
  /** Another address submitted meanwhile; it is sent next. */
  readonly next: EmailAddress | null;
  /** Another address is being typed than the one in flight, whose refusal is not reported. */
  readonly isChanged: boolean;
  /** Why the last submitted text is no address; it is reported once no address is in flight. */
  readonly problem: EmailProblem | null;
  /** The coupon from the registration's answer. */
  readonly coupon: ReceivedCoupon | null;
}

export type MailMagazineEvent =
  | { readonly type: 'form.submit'; readonly text: string }
  /** The shopper edits the address: the last message no longer applies. */
  | { readonly type: 'address.change' }
  | { readonly type: 'coupon.close' };

/** A coupon was issued: it is stored for the next cart (cookie `discount_code`). */
export interface CouponReceived {
  readonly type: 'coupon.received';
  readonly coupon: ReceivedCoupon;
}

/**
 * Registration for the mail magazine (MAIL-01). It validates the address (MAIL-02) and sends it once, however often the button is
 * pressed. Another address submitted meanwhile is sent next, unless the first one received its coupon; what is no
 * address is answered after the first, unless that received its coupon or sending failed. It decides what is reported.
 * An actor sends; the listener to `coupon.received` stores the coupon.
 */
export const mailMagazineMachine = setup({
  types: {
    context: {} as MailMagazineContext,
    events: {} as MailMagazineEvent,
    emitted: {} as CouponReceived,
    tags: {} as 'busy' | 'wrong',
  },
  actors: {
    registerAddress: fromPromise<RegistrationOutcome, { address: EmailAddress }>(() =>
      Promise.reject(new Error('registerAddress was not provided')),
    ),
  },
  actions: {
    takeAddress: assign(({ event }) => {
      assertEvent(event, 'form.submit');
      const parsed = parseEmail(event.text);
      return parsed.ok
        ? { address: parsed.value, next: null, isChanged: false, problem: null, coupon: null }
        : { problem: parsed.error };
    }),
    queueAddress: assign(({ context, event }) => {
      assertEvent(event, 'form.submit');
      const parsed = parseEmail(event.text);
      if (!parsed.ok) return { problem: parsed.error };
      return {
        next: parsed.value === context.address ? null : parsed.value,
        isChanged: false,
        problem: null,
      };
    }),
    takeNext: assign(({ context }) => ({ address: context.next, next: null })),
    noteChange: assign({ isChanged: true, problem: null }),
    forgetProblem: assign({ problem: null }),
    blameForm: assign({ problem: 'malformed', next: null }),
    takeCoupon: assign((_, coupon: ReceivedCoupon) => ({ coupon, next: null, problem: null })),
    handOut: emit((_, coupon: ReceivedCoupon) => ({ type: 'coupon.received' as const, coupon })),
  },
  guards: {
    isAddress: ({ event }) => {
      assertEvent(event, 'form.submit');
      return parseEmail(event.text).ok;
    },
    hasNext: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'mailMagazine',
  context: { address: null, next: null, isChanged: false, problem: null, coupon: null },
  initial: 'idle',
  on: {
    'form.submit': [
      { guard: 'isAddress', target: '.submitting', actions: 'takeAddress' },
      { target: '.invalid', actions: 'takeAddress' },
    ],
  },
  states: {
    idle: {},
    submitting: {
      tags: 'busy',
      // Pressed again: nothing is lost and nothing is sent twice.
      on: { 'form.submit': { actions: 'queueAddress' }, 'address.change': { actions: 'noteChange' } },
      invoke: {
        src: 'registerAddress',
        input: ({ context: { address } }) => {
          if (address === null) throw new Error('no address to send');
          return { address };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'registered',
            actions: [
              { type: 'takeCoupon', params: ({ event }) => couponOf(event.output) },
              { type: 'handOut', params: ({ event }) => couponOf(event.output) },
            ],
          },
          { guard: 'hasNext', target: 'submitting', reenter: true, actions: 'takeNext' },
          {
            guard: ({ context, event }) => context.problem !== null && isOfAddress(event.output),
            target: 'invalid',
          },
          { guard: ({ context, event }) => context.isChanged && isOfAddress(event.output), target: 'idle' },
          {
            guard: ({ event }) => failureOf(event.output) === 'invalid',
            target: 'invalid',
            actions: 'blameForm',
          },
          { guard: ({ event }) => failureOf(event.output) === 'duplicated', target: 'duplicated' },
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
      on: { 'address.change': { target: 'idle', actions: 'forgetProblem' } },
    },
    duplicated: {
      tags: 'wrong',
      on: { 'address.change': 'idle' },
    },
    /** Submitting again retries. */
    failed: {
      tags: 'wrong',
      entry: 'forgetProblem',
      on: { 'address.change': 'idle' },
    },
    registered: {
      on: { 'coupon.close': 'idle' },
    },
  },
});

function failureOf(outcome: RegistrationOutcome) {
  return outcome.ok ? null : outcome.error;
}

/** Whether the shop decided on the address, rather than that sending failed. */
function isOfAddress(outcome: RegistrationOutcome): boolean {
  return ['invalid', 'duplicated'].includes(failureOf(outcome) ?? '');
}

function couponOf(outcome: RegistrationOutcome): ReceivedCoupon {
  if (!outcome.ok) throw new Error('a failed response has no coupon');
  return outcome.value;
}
