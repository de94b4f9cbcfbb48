import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { yen } from '@shop/rules/yen';
import { createActor, SimulatedClock } from 'xstate';
import type { CartEmitted } from '../cart/cart-events';
import { type CartView, cartView } from '../cart/cart-view';
import type { VerifyPorts } from '../cart/known-carts';
import { type CartActor, provideCartActors } from '../cart/make-cart-actor';
import { verifyCartCalls } from '../cart/verify-cart-calls';
import { flush } from './simulate-actors';
import { SimulatedPlatform, variantGid } from './simulated-platform';

/** A running cart actor on a simulated platform and clock, with what it emitted. */
export interface CartHarness {
  readonly actor: CartActor;
  readonly platform: SimulatedPlatform;
  readonly clock: SimulatedClock;
  readonly emitted: CartEmitted[];
  /** What a screen renders now. */
  readonly view: () => CartView;
  /** Shown quantity by variant, pending lines included. */
  readonly shown: () => Record<number, number>;
  readonly add: (variant: number, quantity?: number) => void;
  /** Answers the call in flight. */
  readonly answer: (...args: Parameters<SimulatedPlatform['open'][number]['answer']>) => Promise<void>;
  /** Answers everything and advances the clock until nothing is pending. */
  readonly settle: () => Promise<void>;
}

/**
 * @param cartId the cookie's value
 * @param ports the state shared with other tabs: if given, the calls are verified as on a page
 */
export function startCart(
  cartId: GlobalId | null,
  platform = new SimulatedPlatform(),
  ports?: VerifyPorts,
): CartHarness {
  const clock = new SimulatedClock();
  const emitted: CartEmitted[] = [];
  let requests = 0;
  const gateway = ports === undefined ? platform.gateway : verifyCartCalls(platform.gateway, ports);
  const machine = provideCartActors(gateway, () => ({ discountCodes: [], attributes: [] }));
  const actor = createActor(machine, {
    input: { cartId, province: DEFAULT_PROVINCE, fees: EXAMPLE_FEES },
    clock,
  });
  actor.on('*', (fact) => emitted.push(fact));
  actor.start();
  const view = () => cartView(actor.getSnapshot());

  const answer: CartHarness['answer'] = async (...args) => {
    const [call] = platform.open;
    if (!call) {
      throw new Error('no request is pending');
    }
    call.answer(...args);
    await flush();
  };

  return {
    actor,
    platform,
    clock,
    emitted,
    view,
    shown: () =>
      Object.fromEntries([
        ...view().lines.map(({ variantId, shownQuantity }) => [variantId, shownQuantity]),
        ...view().pendingLines.map(({ handle, quantity }) => [Number(handle), quantity]),
      ]),
    add: (variant, quantity = 1) =>
      actor.send({
        type: 'line.add',
        requestId: String(++requests),
        line: { merchandiseGlobalId: variantGid(variant), quantity },
        display: {
          handle: String(variant),
          title: `植物 ${variant}`,
          variantTitle: '',
          vendor: '農園',
          imageUrl: '',
          price: yen(1000),
        },
      }),
    answer,
    settle: async () => {
      for (let turn = 0; turn < 100 && !actor.getSnapshot().hasTag('settled'); turn++) {
        if (platform.open.length > 0) {
          await answer();
        } else {
          clock.increment(1000);
          await flush();
        }
      }
    },
  };
}

/** A cart that was read: quantity by variant. */
export async function readyCart(quantities: Record<number, number>) {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', quantities);
  const harness = startCart(id, platform);
  harness.actor.send({ type: 'cart.refresh' });
  await harness.answer();
  platform.log.length = 0;
  harness.emitted.length = 0;
  const setQuantity = (variant: number, quantity: number) =>
    harness.actor.send({ type: 'line.setQuantity', lineId: platform.lineOf(id, variant), quantity });
  const remove = (variant: number) =>
    harness.actor.send({ type: 'line.remove', lineId: platform.lineOf(id, variant) });
  return { ...harness, id, setQuantity, remove };
}
