import { checkoutGateModel, SEEN, SEEN_DEARER } from '@shop/machines/checkout/checkout-gate.model';
import type {
  CheckoutCart,
  CheckoutStepOutcome,
  CheckoutStop,
} from '@shop/machines/checkout/checkout-gate-context';
import { defineBrowserAdapter, type SceneAct } from '../support/browser-adapter';
import { pageShow } from '../support/page-acts';
import { event, outcome, time } from '../support/picks';
import { ACTIONS, CheckoutScene, type PreferencesPlace } from './checkout-scene';
import { expectGateShown } from './expect-gate-shown';

type GateAct = SceneAct<CheckoutScene>;

const PLACES: readonly PreferencesPlace[] = ['nothing', 'note', 'gift'];

/** The cart page of a shopper with a coupon. The place is the delivery form's content. */
export const checkoutGateAdapter = defineBrowserAdapter<CheckoutScene, (typeof checkoutGateModel)['machine']>(
  {
    model: checkoutGateModel,
    requirements: '[GATE-01] [GATE-02] [GIFT-01]',
    start: 'nothing',
    actsIn: ({ value, context }, at) => {
      const place = PLACES.find((known) => known === at) ?? 'nothing';
      if (value === 'idle' || value === 'stopped')
        return [...puttingAway(forms(place), context.stop), ...presses(place)];
      if (value === 'leaving') return leavings(place);
      const timeout: GateAct[] = context.isSlow
        ? []
        : [
            {
              name: 'it takes four seconds',
              happens: [time('slow')],
              place,
              perform: ({ harness }) => harness.machine.passTime('slow'),
            },
          ];
      const isSent = place === 'note' && context.cart?.note === ACTIONS.note.note;
      return [...answers(place, isSent), ...timeout, ...onTheWay(place)];
    },
    begin: CheckoutScene.begin,
    expectShown: expectGateShown,
    end: (scene) => scene.end(),
    unreachable: {
      ...Object.fromEntries(
        ['settling', 'sendingAttributes', 'sendingNote', 'applyingDiscount', 'readingBack'].map((state) => [
          `checkoutGate.going.${state}: xstate.error.actor.0.checkoutGate.going.${state} -> checkoutGate.stopped`,
          'the gateway makes every end of a call an outcome: a rejection would be a mistake in it',
        ]),
      ),
      'checkoutGate.going.verifying: [isAllHeld] -> checkoutGate.stopped':
        'nobody changes a price in these walks: checkout.spec.ts does',
      'checkoutGate.stopped: stop.dismiss -> checkoutGate.idle':
        'sent when nothing is sold out any more, which no act changes: join-delivery-and-gate.test.ts',
    },
  },
);

/** Inputs of the delivery form. */
function forms(place: PreferencesPlace): GateAct[] {
  const names = {
    nothing: 'the shopper empties the delivery form',
    note: 'the shopper writes a remark',
    gift: 'the shopper opens the gift form and leaves it empty',
  };
  return PLACES.filter((other) => other !== place).map((other) => ({
    name: names[other],
    happens: [],
    place: other,
    perform: (scene) => scene.write(other),
  }));
}

/** The page reports a gift form that is no longer incomplete at once: its message goes. */
function puttingAway(acts: GateAct[], stop: CheckoutStop | null): GateAct[] {
  if (stop?.kind !== 'giftIncomplete') return acts;
  return acts.map((act) => ({
    ...act,
    happens: PLACES.filter((other) => other === act.place).map((other) =>
      event('preferences.change', { preferences: ACTIONS[other] }),
    ),
  }));
}

/** The same while the gate is pending, when each keystroke is reported at once; a remark is also part of the receipt. */
function onTheWay(place: PreferencesPlace): GateAct[] {
  const others = { nothing: ['note', 'gift'], note: ['nothing'], gift: ['nothing'] } as const;
  return forms(place)
    .filter((act) => others[place].some((other) => other === act.place))
    .map((act) => ({
      ...act,
      happens: PLACES.filter((other) => other === act.place).flatMap((other) => [
        ...([place, other].includes('note') ? [event('receipt.change', { receipt: SEEN })] : []),
        event('preferences.change', { preferences: ACTIONS[other] }),
      ]),
    }));
}

function presses(place: PreferencesPlace): GateAct[] {
  const press = [event('preferences.change', { preferences: ACTIONS[place] }), event('checkout.proceed')];
  if (place === 'gift') {
    return [
      {
        name: 'the shopper proceeds to the purchase',
        happens: press,
        place,
        perform: (scene) => scene.proceed(),
      },
    ];
  }
  const settled = (isStored: boolean) => outcome('flushCart', (given) => isCart(given, isStored));
  return [
    ...[false, true].map(
      (isStored): GateAct => ({
        name: `the shopper proceeds to the purchase; the cart holds ${isStored ? 'all' : 'nothing'} of it`,
        happens: [...press, settled(isStored)],
        place,
        perform: async (scene, { value }) => {
          await scene.store(place, isStored);
          await scene.refresh();
          // An untouched form follows the cart after it was sent, so the values are entered again.
          await scene.write(place);
          scene.holdReading(value);
          await scene.proceed();
        },
      }),
    ),
    {
      name: 'the shopper edits the cart, and proceeds to the purchase',
      happens: press,
      place,
      perform: (scene) => scene.editAndProceed(),
    },
  ];
}

/** @param isSent whether the cart was read with the entered values: the form follows it when they are gone */
function answers(place: PreferencesPlace, isSent: boolean): GateAct[] {
  const steps = [
    ['sendAttributes', 'CartAttributesUpdate'],
    ['sendNote', 'CartNoteUpdate'],
    ['applyDiscount', 'CartDiscountCodesUpdate'],
  ] as const;
  const fails = (call: string, operation: string): GateAct => ({
    name: `the platform fails at ${operation}`,
    happens: [outcome(call, (given) => isCode(given, 'unreachable'))],
    place,
    perform: (scene) => scene.fail(operation),
  });
  return [
    ...steps.flatMap(([call, operation]): GateAct[] => [
      {
        name: `the platform answers ${operation}`,
        happens: [outcome(call, (given) => (given as CheckoutStepOutcome).ok)],
        place,
        perform: async (scene, { value }) => {
          scene.holdReading(value);
          await scene.letThrough(operation);
        },
      },
      fails(call, operation),
    ]),
    {
      name: 'the coupon takes nothing off',
      happens: [outcome('applyDiscount', (given) => isCode(given, 'discountNotApplicable'))],
      place,
      perform: (scene) => scene.makeCouponIdle(),
    },
    ...[true, false].map(
      (isStored): GateAct => ({
        name: `the cart is read back and holds ${isStored ? 'all' : 'nothing'} of it`,
        happens: [
          ...(isSent && !isStored ? [event('preferences.change', { preferences: ACTIONS.nothing })] : []),
          outcome('readBack', (given) => isCart(given, isStored)),
        ],
        place: isSent && !isStored ? 'nothing' : place,
        perform: async (scene) => {
          await scene.store(place, isStored);
          await scene.letThrough('CartGetById');
        },
      }),
    ),
    fails('readBack', 'CartGetById'),
    fails('flushCart', 'CartLinesUpdate'),
  ];
}

function leavings(place: PreferencesPlace): GateAct[] {
  return [
    {
      name: 'the shopper comes back from the checkout',
      happens: [event('page.return')],
      place,
      perform: async (scene) => {
        await pageShow(scene.harness.page);
        await scene.expectSettledWrites();
      },
    },
    {
      name: 'the checkout does not come for long',
      happens: [time('leavingTimeout')],
      place,
      perform: ({ harness }) => harness.machine.passTime('leavingTimeout'),
    },
  ];
}

function isCart(given: unknown, isStored: boolean): boolean {
  const result = given as CheckoutCart;
  const isDearer = result.ok && result.cart.lines[0]?.price === SEEN_DEARER.lines[0]?.price;
  return result.ok && !isDearer && result.cart.attributes.length > 0 === isStored;
}

function isCode(given: unknown, code: string): boolean {
  const result = given as CheckoutStepOutcome | CheckoutCart;
  return !result.ok && result.code === code;
}
