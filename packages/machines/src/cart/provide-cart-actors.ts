import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { fromPromise } from 'xstate';
import { cartMachine } from './cart.machine';

/** What goes along with a cart being made, read at that moment: the coupon's cookie, the attributes. */
export type CartCompanions = Pick<CartToCreate, 'discountCodes' | 'attributes'>;

/** The cart machine with real calls. Leaving a busy state (the page goes away) aborts its call. */
export function provideCartActors(
  gateway: CartGateway,
  companions: () => CartCompanions,
): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      createCart: fromPromise(({ input, signal }) =>
        gateway.createCart({ ...input, ...companions() }, signal),
      ),
      readCart: fromPromise(({ input, signal }) => gateway.readCart(input, signal)),
      addLines: fromPromise(({ input, signal }) => gateway.addLines(input, signal)),
      updateLines: fromPromise(({ input, signal }) => gateway.updateLines(input, signal)),
      removeLines: fromPromise(({ input, signal }) => gateway.removeLines(input, signal)),
      changeDiscountCodes: fromPromise(({ input, signal }) => gateway.changeDiscountCodes(input, signal)),
      changeDestination: fromPromise(({ input, signal }) => gateway.changeDestination(input, signal)),
    },
  });
}
