import { type Actor, createActor } from 'xstate';
import { inspected } from '../inspected';
import type { buyNowMachine } from './buy-now.machine';
import { provideBuyNowActors } from './provide-buy-now-actors';

/** The buy-now of a page. */
export type BuyNowActor = Actor<typeof buyNowMachine>;

/** The actor with real calls, not started: listen with `on` first, then `start`. */
export function makeBuyNowActor(...actors: Parameters<typeof provideBuyNowActors>): BuyNowActor {
  return createActor(provideBuyNowActors(...actors), inspected('buyNow'));
}
