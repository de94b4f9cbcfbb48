import type { cartMachine } from '@shop/machines/cart/cart.machine';
import { cartModel } from '@shop/machines/cart/cart.model';
import { cartView } from '@shop/machines/cart/cart-view';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { codesIn } from '@shop/rules/cart/discount';
import type { SnapshotFrom } from 'xstate';
import { defineBrowserAdapter, type SceneAct } from '../support/browser-adapter';
import { event, outcome, rejection, time } from '../support/picks';
import { CartScene } from './cart-scene';
import { expectCartShown } from './expect-cart-shown';

type Snapshot = SnapshotFrom<typeof cartMachine>;
type CartAct = SceneAct<CartScene>;

const FAILURES: readonly CartFailureCode[] = ['unreachable', 'invalidCart', 'refused'];
const CALLS = [
  'createCart',
  'addLines',
  'updateLines',
  'removeLines',
  'changeDiscountCodes',
  'changeDestination',
  'readCart',
] as const;

/**
 * One plant in a cart, on its product page and the cart page, and another tab. The place is the page; `+code`: the platform's cart has a
 * coupon; `+gate`: the checkout was stopped, and its message precedes others.
 */
export const cartAdapter = defineBrowserAdapter<CartScene, typeof cartMachine>({
  model: cartModel,
  requirements: '[CART-01] [CART-03] [CART-04] [CART-06] [CART-10] [CART-13]',
  start: 'product',
  actsIn: (snapshot, place) => [
    ...(place.startsWith('product') ? onProductPage(place) : onCartPage(snapshot, place)),
    {
      name: 'another tab starts another cart',
      happens: [event('cart.adopt')],
      place: withoutCode(place),
      perform: (scene) => scene.adoptOther(),
    },
    ...answers(snapshot, place),
  ],
  begin: CartScene.begin,
  expectShown: expectCartShown,
  end: (scene) => scene.end(),
  unreachable: Object.fromEntries(
    ['adding', 'removing', 'updating', 'changingDiscount', 'changingDestination', 'reading'].map((job) => [
      `cart.busy.${job}: xstate.error.actor.0.cart.busy.${job} -> cart.deciding`,
      'the gateway makes every end of a call an outcome: a rejection would be a mistake in it',
    ]),
  ),
});

function onProductPage(place: string): CartAct[] {
  return [
    {
      name: 'the shopper adds the plant',
      happens: [event('line.add')],
      place,
      perform: (scene) => scene.add(),
    },
    {
      name: 'the shopper adds the plant, and the browser grants no lock',
      happens: [event('line.add'), rejection('createCart')],
      place,
      perform: (scene) => scene.addWithoutLock(),
    },
    {
      name: 'the shopper goes to the cart',
      happens: [event('cart.refresh')],
      place: place.replace('product', 'cart'),
      perform: (scene) => scene.goToCart(),
    },
  ];
}

function onCartPage(snapshot: Snapshot, place: string): CartAct[] {
  const { lines, status, totals, coupons } = cartView(snapshot);
  const isPending = codesIn(coupons, 'pending').length > 0;
  const [line] = lines;
  const acts: (CartAct | false)[] = [
    {
      name: 'the shopper goes back to the product',
      happens: [event('edits.flush')],
      place: place.replace('cart', 'product').replace('+gate', ''),
      perform: (scene) => scene.goBack(),
    },
    {
      name: 'the tab is looked at again',
      happens: [event('cart.refresh')],
      place,
      perform: (scene) => scene.refresh(),
    },
    status === 'unreachable' && {
      name: 'the shopper tries again',
      happens: [event('cart.retry')],
      place,
      perform: (scene) => scene.retry.click(),
    },
    status === 'unreachable' && {
      name: 'the shopper tries again twice before the page can draw',
      happens: [event('cart.retry'), event('cart.retry')],
      place,
      perform: (scene) => scene.retryTwice(),
    },
    (line?.shownQuantity === 1 || line?.shownQuantity === 3) && {
      name: 'the shopper sets the quantity to 2',
      happens: [event('line.setQuantity')],
      place,
      perform: (scene) => (line.shownQuantity === 1 ? scene.up : scene.down).click(),
    },
    line !== undefined && {
      name: 'the shopper removes the line',
      happens: [event('line.remove')],
      place,
      perform: (scene) => scene.remove.click(),
    },
    ...(line === undefined || totals === null
      ? []
      : [
          {
            name: 'the shopper chooses another prefecture',
            happens: [event('destination.choose')],
            place,
            perform: (scene: CartScene) => scene.chooseOkinawa(),
          },
          !isPending && {
            name: 'the shopper enters a coupon',
            happens: [event('discount.apply')],
            place,
            perform: (scene: CartScene) => scene.applyCode(),
          },
          (isPending || (place.includes('+code') && !isTakenOff(snapshot))) && {
            name: 'the shopper takes the coupon off',
            happens: [event('discount.remove')],
            place,
            perform: (scene: CartScene) => scene.removeCode.click(),
          },
          !place.includes('+gate') && {
            name: 'the shopper proceeds to the purchase, which a fault stops',
            happens: [event('problem.dismiss'), event('edits.flush')],
            place: `${place}+gate`,
            perform: (scene: CartScene) => scene.proceed(),
          },
        ]),
  ];
  return acts.filter((act) => act !== false);
}

/** Each possible end of the pending call, and the timer. */
function answers(snapshot: Snapshot, place: string): CartAct[] {
  const placeAfter = (after: Snapshot) => {
    const { sentCodes } = snapshot.context;
    const action = Object.values(sentCodes)[0];
    const isSettled = after.context.problem?.about.kind !== 'discount';
    if (after.context.cart === null || after.context.cartId !== snapshot.context.cartId)
      return withoutCode(place);
    if (action === undefined || !isSettled) return place;
    return action.isRequested ? `${withoutCode(place)}+code` : withoutCode(place);
  };
  return [
    {
      name: 'no edit comes for a while',
      happens: [time('quantityDebounce')],
      place,
      perform: (scene) => scene.harness.machine.passTime('quantityDebounce'),
    },
    ...CALLS.flatMap((call): CartAct[] => [
      {
        name: `the platform answers ${call}`,
        happens: [outcome(call, (given) => (given as CartOutcome).ok)],
        place: (after) => placeAfter(after as Snapshot),
        perform: (scene) => scene.answer(call, snapshot),
      },
      ...failuresIn(snapshot).map(
        (code): CartAct => ({
          name: `the platform answers ${call}: ${code}`,
          happens: [
            outcome(call, (given) => {
              const result = given as CartOutcome;
              return !result.ok && result.error.code === code;
            }),
          ],
          place: (after) => placeAfter(after as Snapshot),
          perform: (scene) => scene.fail(call, code, snapshot),
        }),
      ),
    ]),
  ];
}

/** If another tab has another cart, that one is read instead of a lost cart. */
function failuresIn({ context }: Snapshot): readonly CartFailureCode[] {
  return context.adoption === null ? FAILURES : FAILURES.filter((code) => code !== 'invalidCart');
}

/** The row is removed already. */
function isTakenOff({ context: { codes, sentCodes } }: Snapshot): boolean {
  return Object.values({ ...sentCodes, ...codes }).some(({ isRequested }) => !isRequested);
}

function withoutCode(place: string): string {
  return place.replace('+code', '');
}
