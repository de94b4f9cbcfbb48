import { settleCart } from '@shop/machines/cart/settle-cart';
import { wishedAttributes } from '@shop/machines/checkout/checkout-duties';
import type { checkoutGateMachine } from '@shop/machines/checkout/checkout-gate.machine';
import type { CheckoutCart, CheckoutStep } from '@shop/machines/checkout/checkout-gate-context';
import { provideCheckoutGateActors } from '@shop/machines/checkout/provide-checkout-gate-actors';
import { toNote } from '@shop/rules/cart/checkout-wishes';
import type { SnapshotFrom } from 'xstate';
import { faultFor } from '../support/platform-faults';
import type { Rig, Systems } from '../support/rig';
import { cartGatewayOf, firstVariant, startCart } from '../support/shopper';

/** Takes something off from 3,000 yen on: three of the plant. */
const COUPON = 'WELCOME500';
const ENOUGH = 3;
const PATIENCE_MS = 20_000;

type Snapshot = SnapshotFrom<typeof checkoutGateMachine>;

/** The way to the checkout, over a real cart against a platform that may fail, or forget what it was sent. */
export async function makeCheckoutGateRig({ platform }: Systems): Promise<Rig> {
  const plant = await firstVariant(platform, 'pachira-mini');
  const cartId = await platform.createCart(plant.wire, ENOUGH);
  const cart = startCart(platform, cartId);
  const gateway = cartGatewayOf(platform);
  const visit = () => ({ cookies: { utm_source: 'mail' }, discountCode: COUPON });
  const told = ({ context: { stop, isSlow, failedReadings, refusedCode } }: Snapshot) =>
    JSON.stringify([stop?.kind, isSlow, failedReadings, refusedCode !== null]);
  const readCart = async () => {
    cart.send({ type: 'cart.refresh', cartId });
    await settleCart(cart, PATIENCE_MS);
  };
  await readCart();

  /** Behind the gate's back: the platform has kept all that is wished, or nothing of it. */
  const keep = async ({ context }: Snapshot, isKept: boolean) => {
    const held = cart.getSnapshot().context.cart;
    await platform.hold(cartId, plant.wire, ENOUGH);
    const attributes = isKept && held !== null ? wishedAttributes({ ...context, visit: visit() }, held) : [];
    await gateway.changeAttributes({ cartId, attributes });
    await gateway.changeNote({ cartId, note: isKept ? toNote(context.wishes) : '' });
    await gateway.changeDiscountCodes({ cartId, discountCodes: isKept ? [COUPON] : [] });
  };

  return {
    machine: provideCheckoutGateActors({ cart, gateway, visit, patienceMs: PATIENCE_MS }),
    input: undefined,
    arrange: async (outcome, call, actor, turn) => {
      const snapshot = actor.getSnapshot() as Snapshot;
      await platform.clearFaults();
      if (call === 'settleCart' || call === 'readBack') {
        const answer = outcome as CheckoutCart;
        if (answer.ok) {
          await keep(snapshot, answer.cart.attributes.length > 0);
          await readCart();
          return;
        }
        const [line] = cart.getSnapshot().context.cart?.lines ?? [];
        if (call === 'settleCart' && line !== undefined) {
          // An edit that is waiting, and fails.
          const quantity = line.quantity === ENOUGH ? 1 : ENOUGH;
          cart.send({ type: 'line.setQuantity', lineId: line.globalId, quantity });
        }
        await platform.addFault(faultFor('unreachable', turn));
        return;
      }
      const step = outcome as CheckoutStep;
      if (!step.ok && step.code !== 'discountNotApplicable') {
        await platform.addFault(faultFor(step.code, turn));
      } else if (call === 'applyDiscount') {
        await platform.hold(cartId, plant.wire, step.ok ? ENOUGH : 1);
      }
    },
    compare: (reached, { after }) => {
      const [is, should] = [told(reached as Snapshot), told(after as Snapshot)];
      return is === should ? null : `tells ${is}, not ${should}`;
    },
    end: async () => {
      cart.stop();
      await platform.clearFaults();
    },
  };
}
