import { type Actor, createActor } from 'xstate';
import { watched } from '../watched';
import type { SetChoice } from './set-choice';
import { setProductMachine } from './set-product.machine';

/** The running choice of a page's set. */
export type SetActor = Actor<typeof setProductMachine>;

/** Starts it where the page got to by itself. Screens need no import of XState beside this one. */
export function makeSetActor(choice: SetChoice): SetActor {
  return createActor(setProductMachine, { input: choice, ...watched() }).start();
}
