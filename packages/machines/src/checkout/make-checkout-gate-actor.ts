import { type Actor, createActor } from 'xstate';
import { inspected } from '../inspected';
import type { checkoutGateMachine } from './checkout-gate.machine';
import { type CheckoutGatePorts, provideCheckoutGateActors } from './provide-checkout-gate-actors';

/** The one gate of a cart page. */
export type CheckoutGateActor = Actor<typeof checkoutGateMachine>;

/** The gate with real calls, not started: listen with `on` first, then `start`. */
export function makeCheckoutGateActor(ports: CheckoutGatePorts): CheckoutGateActor {
  return createActor(provideCheckoutGateActors(ports), inspected('checkoutGate'));
}
