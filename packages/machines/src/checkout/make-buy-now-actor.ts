import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { type Actor, createActor } from 'xstate';
import { inspected } from '../inspected';
import { loggedPromise } from '../logged-promise';
import { buyNowMachine } from './buy-now.machine';

/**
 * The buy-now machine with real calls. Another press, or the page's unload, aborts the call in flight.
 * @param creationFields the data sent along, read at that moment: the coupon's cookie, the attributes, the destination
 */
export function provideBuyNowActors(
  { createCart }: Pick<CartGateway, 'createCart'>,
  creationFields: () => Omit<CartToCreate, 'line'>,
): typeof buyNowMachine {
  return buyNowMachine.provide({
    actors: {
      createCart: loggedPromise('buy-now createCart', ({ input, signal }) =>
        createCart({ ...input, ...creationFields() }, signal),
      ),
    },
  });
}

export type BuyNowActor = Actor<typeof buyNowMachine>;

/** The actor with real calls, not started: subscribe with `on` first, then `start`. */
export function makeBuyNowActor(...actors: Parameters<typeof provideBuyNowActors>): BuyNowActor {
  return createActor(provideBuyNowActors(...actors), inspected('buyNow'));
}
