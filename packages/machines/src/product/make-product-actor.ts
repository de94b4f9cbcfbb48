import type { ProductChoice } from '@shop/rules/product/product-choice';
import { type Actor, createActor } from 'xstate';
import { inspected } from '../inspected';
import { productMachine } from './product.machine';

/** The running choice of a product's page. */
export type ProductActor = Actor<typeof productMachine>;

/** Starts it where the page got to by itself. Screens need no import of XState beside this one. */
export function makeProductActor(choice: ProductChoice): ProductActor {
  return createActor(productMachine, { input: choice, ...inspected(productMachine.id) }).start();
}
