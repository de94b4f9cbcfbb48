import { type CartFailureCode, isCartGone, isWorthRetrying } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import { type Actor, createActor } from 'xstate';
import { cartView } from '../cart/cart-view';
import { type CartActor, flushCart } from '../cart/make-cart-actor';
import { inspected } from '../inspected';
import { loggedPromise } from '../logged-promise';
import { checkoutGateMachine } from './checkout-gate.machine';
import type { CheckoutCart, CheckoutStepOutcome, CheckoutVisitorData } from './checkout-gate-context';

/** Time limit for the answers to pending edits. */
const TIMEOUT_MS = 20_000;

const ADDRESS_REFUSALS: ReadonlySet<CartFailureCode> = new Set([
  'addressInvalid',
  'addressIncomplete',
  'destinationUnsupported',
]);

export interface CheckoutGatePorts {
  /**
   * The page's cart: its edits are sent first, and its displayed content is checked out. The caller of the gate dismisses messages
   * that exist at the press, so only later problems stop it.
   */
  readonly cart: CartActor;
  readonly gateway: Pick<CartGateway, 'changeAttributes' | 'changeDestination' | 'changeNote'>;
  /** Read at the moment of the press. */
  readonly visitorData: () => CheckoutVisitorData;
  /** @default 20 seconds */
  readonly timeoutMs?: number;
}

/** The checkout gate with real calls. Returning to the page aborts the call in flight. */
export function provideCheckoutGateActors(ports: CheckoutGatePorts): typeof checkoutGateMachine {
  const { cart, gateway, visitorData, timeoutMs = TIMEOUT_MS } = ports;
  const settled = () => settledCheckoutCart(cart, visitorData, timeoutMs);
  return checkoutGateMachine.provide({
    actors: {
      flushCart: loggedPromise('checkout-gate flushCart', async () => {
        const known = await settled();
        if (known.ok || known.code !== 'outOfStock') return known;
        // It may be back in stock.
        cart.send({ type: 'cart.refresh' });
        return settled();
      }),
      sendAttributes: loggedPromise(
        'checkout-gate sendAttributes',
        async ({ input: { cartId, attributes, destination }, signal }) => {
          const outcome = await gateway.changeAttributes({ cartId, attributes }, signal);
          if (!outcome.ok || destination === null) return toStep(outcome, cart);
          const { isPrefectureAlone: _told, ...address } = destination;
          const announced = await gateway.changeDestination({ cartId, ...address }, signal);
          // If the platform refuses an address, its checkout asks for one. The cart's attributes still contain it.
          const isRefused = !announced.ok && ADDRESS_REFUSALS.has(announced.error.code);
          // An unsent prefecture stops the gate once, at the read-back; an unsent address always stops it.
          const isMissed =
            !announced.ok && destination.isPrefectureAlone && isWorthRetrying(announced.error.code);
          return isRefused || isMissed ? { ok: true } : toStep(announced, cart);
        },
      ),
      sendNote: loggedPromise('checkout-gate sendNote', async ({ input, signal }) =>
        toStep(await gateway.changeNote(input, signal), cart),
      ),
      applyDiscount: loggedPromise('checkout-gate applyDiscount', async ({ input: { code } }) => {
        cart.send({ type: 'discount.apply', code });
        return discountStep(await flushCart(cart, timeoutMs), code);
      }),
      readBack: loggedPromise('checkout-gate readBack', () => {
        cart.send({ type: 'cart.refresh' });
        return settled();
      }),
    },
  });
}

async function settledCheckoutCart(
  actor: CartActor,
  visitorData: () => CheckoutVisitorData,
  timeoutMs: number,
): Promise<CheckoutCart> {
  const snapshot = await flushCart(actor, timeoutMs);
  if (snapshot === null) {
    return { ok: false, code: 'tooSlow' };
  }
  const { problem, status, checkoutUrl } = cartView(snapshot);
  const { cart, province, fees } = snapshot.context;
  // Where it goes is asked again at the checkout.
  if (problem !== null && problem.about.kind !== 'destination') {
    return { ok: false, code: problem.code };
  }
  if (cart === null) {
    return { ok: false, code: status === 'empty' ? 'emptyCart' : 'unreachable' };
  }
  return checkoutUrl === null
    ? { ok: false, code: 'outOfStock' }
    : { ok: true, cart, visitorData: { province, fees, ...visitorData() } };
}

/** If the cart turns out to be gone, its actor reads it and clears it (CART-03). */
function toStep(outcome: CartOutcome, cart: CartActor): CheckoutStepOutcome {
  if (outcome.ok) {
    return { ok: true };
  }
  const { code } = outcome.error;
  if (isCartGone(code) || code === 'cartRestored' || code === 'cartReplaced') {
    cart.send({ type: 'cart.refresh' });
  }
  return { ok: false, code };
}

function discountStep(snapshot: Awaited<ReturnType<typeof flushCart>>, code: string): CheckoutStepOutcome {
  if (snapshot === null) {
    return { ok: false, code: 'unreachable' };
  }
  const { problem } = snapshot.context;
  if (problem?.about.kind === 'discount') {
    return { ok: false, code: problem.code };
  }
  const held = snapshot.context.cart?.discountCodes.find((one) => isSameDiscountCode(one.code, code));
  return held?.applicable === false ? { ok: false, code: 'discountNotApplicable' } : { ok: true };
}

/** The single gate of a cart page. */
export type CheckoutGateActor = Actor<typeof checkoutGateMachine>;

/** The gate with real calls, not started: subscribe with `on` first, then `start`. */
export function makeCheckoutGateActor(ports: CheckoutGatePorts): CheckoutGateActor {
  return createActor(provideCheckoutGateActors(ports), inspected('checkoutGate'));
}
