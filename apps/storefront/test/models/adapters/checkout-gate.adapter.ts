import { flushCart } from '@shop/machines/cart/make-cart-actor';
import type { CheckoutGateEvent, checkoutGateMachine } from '@shop/machines/checkout/checkout-gate.machine';
import { SEEN_DEARER } from '@shop/machines/checkout/checkout-gate.model';
import type { CheckoutCart, CheckoutStepOutcome } from '@shop/machines/checkout/checkout-gate-context';
import { provideCheckoutGateActors } from '@shop/machines/checkout/make-checkout-gate-actor';
import { requestedAttributes } from '@shop/machines/checkout/pending-steps';
import type { CheckoutReceipt } from '@shop/rules/cart/compare-receipts';
import { toNote } from '@shop/rules/cart/delivery-preferences';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { yen } from '@shop/rules/yen';
import type { SnapshotFrom } from 'xstate';
import type { ModelAdapter, Systems } from '../support/model-adapter';
import { faultFor } from '../support/platform-faults';
import { cartGatewayOf, firstVariant, startCart } from '../support/shopper';

/** Gives a discount from 3,000 yen on: three of the plant. */
const COUPON = 'WELCOME500';
const ENOUGH = 3;
const TIMEOUT_MS = 20_000;

/** The platform's operations of each call that can fail. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  flushCart: ['CartLinesUpdate'],
  sendAttributes: ['CartAttributesUpdate'],
  sendNote: ['CartNoteUpdate'],
  applyDiscount: ['CartDiscountCodesUpdate'],
  readBack: ['CartGetById'],
};

type Snapshot = SnapshotFrom<typeof checkoutGateMachine>;

/** The checkout gate, with a real cart on a platform that may fail or lose data. */
export async function makeCheckoutGateAdapter({ platform }: Systems): Promise<ModelAdapter> {
  const plant = await firstVariant(platform, 'pachira-mini');
  const cartId = await platform.createCart(plant.wire, ENOUGH);
  const cart = startCart(platform, cartId);
  const gateway = cartGatewayOf(platform);
  const visitorData = () => ({ cookies: { utm_source: 'mail' }, discountCode: COUPON });
  const result = ({ context: { stop, isSlow, failedReadings, refusedCode } }: Snapshot) =>
    JSON.stringify([stop?.kind, isSlow, failedReadings, refusedCode !== null]);
  const readCart = async () => {
    cart.send({ type: 'cart.refresh', cartId });
    await flushCart(cart, TIMEOUT_MS);
  };
  await gateway.changeDestination({ cartId, province: DEFAULT_PROVINCE, addressId: null });
  await readCart();
  const [seen] = cart.getSnapshot().context.cart?.lines ?? [];
  if (seen === undefined) throw new Error('the cart has no line');
  /** A receipt of the model for the platform's own plant. */
  const translateReceipt = (receipt: CheckoutReceipt): CheckoutReceipt => {
    const { merchandiseGlobalId, price } = seen;
    const isDearer = JSON.stringify(receipt) === JSON.stringify(SEEN_DEARER);
    return {
      ...receipt,
      lines: [{ merchandiseGlobalId, quantity: ENOUGH, price: isDearer ? yen(price * 2) : price }],
    };
  };

  /** Externally changes the platform's cart: all preferences are stored, or none. */
  const store = async ({ context }: Snapshot, isStored: boolean) => {
    const held = cart.getSnapshot().context.cart;
    await platform.hold(cartId, plant.wire, ENOUGH);
    const attributes =
      isStored && held !== null ? requestedAttributes({ ...context, visitorData: visitorData() }, held) : [];
    await gateway.changeAttributes({ cartId, attributes });
    await gateway.changeNote({ cartId, note: isStored ? toNote(context.preferences) : '' });
    await gateway.changeDiscountCodes({ cartId, discountCodes: isStored ? [COUPON] : [] });
  };

  return {
    machine: provideCheckoutGateActors({ cart, gateway, visitorData, timeoutMs: TIMEOUT_MS }),
    input: undefined,
    translate: (given) => {
      const event = given as CheckoutGateEvent;
      if (!('receipt' in event)) return event;
      // Like the page's buttons: a message shown at the press counts as read.
      if (event.type === 'checkout.proceed') cart.send({ type: 'problem.dismiss' });
      return { ...event, receipt: translateReceipt(event.receipt) };
    },
    arrange: async (outcome, call, actor, turn) => {
      const snapshot = actor.getSnapshot() as Snapshot;
      await platform.clearFaults();
      if (call === 'flushCart' || call === 'readBack') {
        const answer = outcome as CheckoutCart;
        if (answer.ok) {
          const isDearer = answer.cart.lines[0]?.price === SEEN_DEARER.lines[0]?.price;
          await platform.setPrice(plant.wire, isDearer ? seen.price * 2 : seen.price);
          await store(snapshot, answer.cart.attributes.length > 0);
          await readCart();
          return;
        }
        const [line] = cart.getSnapshot().context.cart?.lines ?? [];
        if (call === 'flushCart' && line !== undefined) {
          // A pending edit that fails.
          const quantity = line.quantity === ENOUGH ? 1 : ENOUGH;
          cart.send({ type: 'line.setQuantity', lineId: line.globalId, quantity });
        }
        await platform.addFault(faultFor('unreachable', turn, OPERATIONS[call] ?? []));
        return;
      }
      const step = outcome as CheckoutStepOutcome;
      if (!step.ok && step.code !== 'discountNotApplicable') {
        await platform.addFault(faultFor(step.code, turn, OPERATIONS[call] ?? []));
      } else if (call === 'applyDiscount') {
        await platform.hold(cartId, plant.wire, step.ok ? ENOUGH : 1);
      }
    },
    compare: (reached, { after }) => {
      const [is, should] = [result(reached as Snapshot), result(after as Snapshot)];
      return is === should ? null : `tells ${is}, not ${should}`;
    },
    end: async () => {
      cart.stop();
      await platform.clearFaults();
      await platform.setPrice(plant.wire, seen.price);
    },
  };
}
