import type { CartGateway, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { loggedPromise } from '../logged-promise';
import { cartMachine } from './cart.machine';

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
