import { type Actor, createActor } from 'xstate';
import type { productMachine } from './product.machine';
import type { ProductChoice } from './product-context';
import { provideProductActors } from './provide-product-actors';

/** The running buying part of a product's page. */
export type ProductActor = Actor<typeof productMachine>;

/** Starts it with a real cart. Screens need no import of XState beside this one. */
export function makeProductActor(
  addLine: Parameters<typeof provideProductActors>[0],
  choice: ProductChoice,
): ProductActor {
  return createActor(provideProductActors(addLine), { input: choice }).start();
}
