import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { inspected } from '../inspected';
import { loggedPromise } from '../logged-promise';
import { cartMachine } from './cart.machine';
import type { CartInput } from './cart-context';

/** The one running cart of a page. */
export type CartActor = Actor<typeof cartMachine>;

/**
 * The cart actor with real calls, not started: listen with `on` first, then `start`. Screens need no import of XState
 * beside this one, so that it is in the page once.
 */
export function makeCartActor(
  gateway: CartGateway,
  creationFields: () => CartCreationFields,
  input: CartInput,
): CartActor {
  return createActor(provideCartActors(gateway, creationFields), { input, ...inspected('cart') });
}

/** What goes along with a cart being made, read at that moment: the coupon's cookie, the attributes. */
export type CartCreationFields = Pick<CartToCreate, 'discountCodes' | 'attributes'>;

/** The cart machine with real calls. Leaving a busy state (the page goes away) aborts its call. */
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
 * The cart once every edit is answered (GATE-02): waiting ones are sent at once. Null when that takes too long.
 * @param timeoutMs how long the shopper is kept waiting.
 */
export async function settleCart(
  actor: CartActor,
  timeoutMs: number,
): Promise<SnapshotFrom<typeof cartMachine> | null> {
  actor.send({ type: 'edits.flush' });
  try {
    return await waitFor(actor, (snapshot) => snapshot.hasTag('settled'), { timeout: timeoutMs });
  } catch {
    // Too late, or the actor was stopped: either way there is nothing settled to show.
    return null;
  }
}
