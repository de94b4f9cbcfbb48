import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { inspected } from '../inspected';
import { loggedPromise } from '../logged-promise';
import { cartMachine } from './cart.machine';
import type { CartInput } from './cart-context';

/** The single cart actor of a page. */
export type CartActor = Actor<typeof cartMachine>;

/**
 * The cart actor with real calls, not started: subscribe with `on` first, then `start`. Screens import XState only through this
 * module, so the page bundles it once.
 */
export function makeCartActor(
  gateway: CartGateway,
  creationFields: () => CartCreationFields,
  input: CartInput,
): CartActor {
  return createActor(provideCartActors(gateway, creationFields), { input, ...inspected('cart') });
}

/** Fields sent with cart creation, read at that moment: the coupon's cookie, the attributes. */
export type CartCreationFields = Pick<CartToCreate, 'discountCodes' | 'attributes'>;

/** The cart machine with real calls. Leaving a busy state (the page unloads) aborts its call. */
export function provideCartActors(
  gateway: CartGateway,
  creationFields: () => CartCreationFields,
): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      createCart: loggedPromise('cart createCart', ({ input, signal }) =>
        gateway.createCart({ ...input, ...creationFields() }, signal),
      ),
      readCart: loggedPromise('cart readCart', ({ input, signal }) => gateway.readCart(input, signal)),
      addLines: loggedPromise('cart addLines', ({ input, signal }) => gateway.addLines(input, signal)),
      updateLines: loggedPromise('cart updateLines', ({ input, signal }) =>
        gateway.updateLines(input, signal),
      ),
      removeLines: loggedPromise('cart removeLines', ({ input, signal }) =>
        gateway.removeLines(input, signal),
      ),
      changeDiscountCodes: loggedPromise('cart changeDiscountCodes', ({ input, signal }) =>
        gateway.changeDiscountCodes(input, signal),
      ),
      changeDestination: loggedPromise('cart changeDestination', ({ input, signal }) =>
        gateway.changeDestination(input, signal),
      ),
    },
  });
}

/**
 * The cart snapshot once every edit is answered (GATE-02). Waiting edits are sent at once. Null on a timeout.
 * @param timeoutMs the longest time the shopper waits.
 */
export async function flushCart(
  actor: CartActor,
  timeoutMs: number,
): Promise<SnapshotFrom<typeof cartMachine> | null> {
  actor.send({ type: 'edits.flush' });
  try {
    return await waitFor(actor, (snapshot) => snapshot.hasTag('settled'), { timeout: timeoutMs });
  } catch {
    // On a timeout, or if the actor was stopped, there is no settled cart to show.
    return null;
  }
}
