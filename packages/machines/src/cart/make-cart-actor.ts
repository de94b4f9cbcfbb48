import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { type Actor, createActor } from 'xstate';
import { inspected } from '../inspected';
import type { cartMachine } from './cart.machine';
import type { CartInput } from './cart-context';
import { type CartCreationFields, provideCartActors } from './provide-cart-actors';

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
