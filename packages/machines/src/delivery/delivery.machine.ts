import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import type { OfferedPreference } from '@shop/rules/cart/promised-attributes';
import type { DeliveryTime } from '@shop/rules/delivery/delivery-times';
import type { GiftField } from '@shop/rules/delivery/gift-destination';
import type { JstDate } from '@shop/rules/jst-date';
import { assertEvent, assign, emit, enqueueActions, fromPromise, not, setup, stateIn } from 'xstate';
import {
  change,
  stopOf,
  takeAnswer,
  takeChoice,
  takeDate,
  takeDay,
  takeFound,
  takeGiftField,
  withLines,
  withStoredPreferences,
} from './delivery-changes';
import {
  type DeliveryContext,
  type DeliveryInput,
  type DeliveryLine,
  type DeliveryStop,
  EMPTY_DELIVERY_FORM,
  type FoundAddress,
  giftPostalCode,
  handlesOf,
  type InvalidDateAnswer,
  initialDeliveryContext,
  mismatchKey,
  preferencesOf,
} from './delivery-context';

/** Events that the shopper, the cart or the clock may send at any moment. */
export type DeliveryEvent =
  /** The cart was replaced, or its lines changed. */
  | { readonly type: 'lines.change'; readonly lines: readonly DeliveryLine[] }
  /** The current day in Japan: midnight passed, or the clock was read again. */
  | { readonly type: 'day.change'; readonly today: JstDate }
  | { readonly type: 'date.choose'; readonly date: JstDate | null }
  | { readonly type: 'time.choose'; readonly time: DeliveryTime }
  | { readonly type: 'eGift.toggle'; readonly isOn: boolean }
  | { readonly type: 'note.change'; readonly note: string }
  | { readonly type: 'gift.toggle'; readonly isOpen: boolean }
  | { readonly type: 'gift.change'; readonly field: GiftField; readonly value: string }
  | { readonly type: 'check.retry' }
  /** The cart was read with these preferences. `isAnother`: it is another cart than before, chosen in another tab. */
  | {
      readonly type: 'preferences.load';
      readonly preferences: DeliveryPreferences;
      /** What the cart holds besides, and the store does not offer. @default nothing */
      readonly dropped?: readonly OfferedPreference[];
      readonly isAnother: boolean;
    }
  /** The shopper wants to continue to the checkout; `preferences.confirmed` or `preferences.refused` answers. */
  | { readonly type: 'form.validate' }
  | { readonly type: 'notice.dismiss' }
  /** The cart became an order, or is gone: all choices are reset. */
  | { readonly type: 'form.reset' };

/** Facts for the checkout gate. */
export type DeliveryEmitted =
  | { readonly type: 'preferences.confirmed'; readonly preferences: DeliveryPreferences }
  | { readonly type: 'preferences.refused'; readonly stop: DeliveryStop };

const notProvided = () => Promise.reject(new Error('provideDeliveryActors was not called'));

/**
 * Date, time, remarks, e-gift and gift destination of a cart (DLV-01 to DLV-07, GIFT-01). It decides which entries are valid, when to check
 * with the server whether the cart's products accept a date, and whether the shopper may continue. A date that became impossible is cleared
 * with its reason and stops the shopper once. So does a gift whose code and address contradict each other. A date is confirmed only after
 * the server has answered for every product. An e-gift needs none of this.
 * The machine accepts every event in every state. Actors call the server and look up postal codes (make-delivery-actor.ts). The caller
 * supplies the day, the cart's lines, storage, focus and messages. The cart machine owns the prefecture. delivery-view.ts derives what a
 * screen shows.
 */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    emitted: {} as DeliveryEmitted,
    input: {} as DeliveryInput,
    tags: {} as 'busy',
  },
  actors: {
    readInvalidDateProducts: fromPromise<InvalidDateAnswer, { handles: readonly string[] }>(notProvided),
    findAddress: fromPromise<FoundAddress | null, { postalCode: string }>(notProvided),
  },
  actions: {
    takeLines: assign(({ context, event }) => {
      assertEvent(event, 'lines.change');
      return withLines(context, event.lines);
    }),
    takeDay: assign(({ context, event }) => {
      assertEvent(event, 'day.change');
      return takeDay(context, event.today);
    }),
    takeDate: assign(({ context, event }) => {
      assertEvent(event, 'date.choose');
      return takeDate(context, event.date);
    }),
    takeTime: assign(({ context, event }) => {
      assertEvent(event, 'time.choose');
      return takeChoice(context, { deliveryTime: event.time });
    }),
    takeEGift: assign(({ context, event }) => {
      assertEvent(event, 'eGift.toggle');
      return takeChoice(context, { eGift: event.isOn });
    }),
    takeNote: assign(({ context, event }) => {
      assertEvent(event, 'note.change');
      return change(context, { note: event.note });
    }),
    takeGiftOpening: assign(({ context, event }) => {
      assertEvent(event, 'gift.toggle');
      return change(context, { isGiftOpen: event.isOpen });
    }),
    takeGiftField: assign(({ context, event }) => {
      assertEvent(event, 'gift.change');
      return takeGiftField(context, event.field, event.value);
    }),
    takeAnswer: assign(({ context }, handles: readonly string[]) => takeAnswer(context, handles)),
    takeHeld: assign(({ context, event }) => {
      assertEvent(event, 'preferences.load');
      return withStoredPreferences(context, event.preferences, event.isAnother, event.dropped);
    }),
    takeFound: assign(({ context }, found: FoundAddress | null) => takeFound(context, found)),
    noteSearch: assign(({ context }) => ({ searchedCode: giftPostalCode(context.form) })),
    forgetSearch: assign({ searchedCode: null }),
    /** Since the last check the day may have passed, or a product may have stopped accepting dates. */
    doubtAnswer: assign({ isChecked: false }),
    confirm: emit(({ context }) => ({
      type: 'preferences.confirmed' as const,
      preferences: preferencesOf(context),
    })),
    refuse: enqueueActions(({ context, enqueue }) => {
      const stop = stopOf(context);
      if (stop === null) throw new Error('the delivery form stopped without a reason');
      enqueue.assign({
        stop,
        isClearedAnnounced:
          context.isClearedAnnounced || stop.kind === 'dateCleared' || stop.kind === 'notOffered',
        ...(stop.kind === 'addressMismatch' && { announcedMismatch: mismatchKey(context) }),
      });
      enqueue.emit({ type: 'preferences.refused', stop });
    }),
    forgetStop: assign({ stop: null }),
    dismissNotice: assign({ cleared: null, dropped: [] }),
    reset: assign({
      form: EMPTY_DELIVERY_FORM,
      held: NO_PREFERENCES,
      cleared: null,
      dropped: [],
      reportedDropped: [],
      announcedMismatch: null,
      stop: null,
      found: null,
      searchedCode: null,
    }),
  },
  guards: {
    isSameProducts: ({ context, event }) => {
      assertEvent(event, 'lines.change');
      return handlesOf(event.lines).join() === handlesOf(context.lines).join();
    },
    isEmpty: ({ event }) => {
      assertEvent(event, 'lines.change');
      return event.lines.length === 0;
    },
    isAnswered: (_args, answer: InvalidDateAnswer) => answer.ok,
    isPostalCode: ({ event }) => {
      assertEvent(event, 'gift.change');
      return event.field === 'postalCode';
    },
    /** A persisted form, or the cart's, can have a postal code that was not typed here. */
    isCodeUnsearched: ({ context: { form, searchedCode } }) =>
      form.isGiftOpen && giftPostalCode(form) !== null && giftPostalCode(form) !== searchedCode,
    isSearchOvertaken: ({ context: { form, searchedCode } }) =>
      searchedCode === null || giftPostalCode(form) !== searchedCode,
    hasDate: ({ context: { form } }) => form.deliveryDate !== null && !form.eGift,
    mayLeave: ({ context }) => stopOf(context) === null,
    /** Whether an existing obstacle is independent of a pending answer. It is checked only if there is an obstacle. */
    isStoppedAnyway: ({ context }) => stopOf(context)?.kind !== 'dateUnchecked',
    isCheckOver: not(stateIn({ check: 'loading' })),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => initialDeliveryContext(input),
  type: 'parallel',
  on: {
    'day.change': { actions: 'takeDay' },
    'date.choose': { actions: 'takeDate' },
    'time.choose': { actions: 'takeTime' },
    'eGift.toggle': { actions: 'takeEGift' },
    'note.change': { actions: 'takeNote' },
    'gift.toggle': { actions: 'takeGiftOpening' },
    'notice.dismiss': { actions: 'dismissNotice' },
    'preferences.load': { actions: 'takeHeld' },
  },
  states: {
    /** Whether the cart's products accept a date (DLV-04). */
    check: {
      initial: 'idle',
      on: {
        'lines.change': [
          { guard: 'isSameProducts', actions: 'takeLines' },
          { guard: 'isEmpty', target: '.idle', actions: 'takeLines' },
          { target: '.loading', actions: 'takeLines' },
        ],
      },
      states: {
        /** There is nothing to check. */
        idle: {},
        loading: {
          invoke: {
            src: 'readInvalidDateProducts',
            input: ({ context }) => ({ handles: handlesOf(context.lines) }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'known',
                actions: {
                  type: 'takeAnswer',
                  params: ({ event }) => (event.output.ok ? event.output.value : []),
                },
              },
              { target: 'failed' },
            ],
            onError: { target: 'failed' },
          },
        },
        known: {
          on: { 'form.validate': { guard: 'hasDate', target: 'loading', actions: 'doubtAnswer' } },
        },
        /** A date can be chosen, but not confirmed: continuing checks again. */
        failed: {
          on: {
            'check.retry': { target: 'loading' },
            'form.validate': { target: 'loading' },
          },
        },
      },
    },
    /** The step to the checkout. */
    gate: {
      initial: 'idle',
      on: {
        'form.reset': { target: '.idle', actions: 'reset' },
      },
      states: {
        idle: {
          on: { 'form.validate': { target: 'judging' } },
        },
        /** Left at once, or when the server has answered. */
        judging: {
          tags: 'busy',
          // A pending validation is always answered.
          on: { 'form.reset': { actions: 'reset' } },
          always: [
            { guard: 'mayLeave', target: 'idle', actions: 'confirm' },
            { guard: 'isStoppedAnyway', target: 'stopped', actions: 'refuse' },
            { guard: 'isCheckOver', target: 'stopped', actions: 'refuse' },
          ],
        },
        /** The reason is in `stop`. */
        stopped: {
          on: { 'form.validate': { target: 'judging', actions: 'forgetStop' } },
        },
      },
    },
    /** Prefecture and city for the recipient's postal code: an aid that never blocks. */
    postal: {
      initial: 'idle',
      on: {
        'gift.change': [
          { guard: 'isPostalCode', actions: ['takeGiftField', 'forgetSearch'] },
          { actions: 'takeGiftField' },
        ],
      },
      states: {
        idle: { always: { guard: 'isCodeUnsearched', target: 'searching' } },
        searching: {
          entry: 'noteSearch',
          always: { guard: 'isSearchOvertaken', target: 'idle' },
          invoke: {
            src: 'findAddress',
            input: ({ context }) => {
              if (context.searchedCode === null)
                throw new Error('an address lookup without a valid postal code');
              return { postalCode: context.searchedCode };
            },
            onDone: {
              target: 'idle',
              actions: { type: 'takeFound', params: ({ event }) => event.output },
            },
            onError: { target: 'idle' },
          },
        },
      },
    },
  },
});
