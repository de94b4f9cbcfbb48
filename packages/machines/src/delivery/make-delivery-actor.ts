import { type Actor, createActor } from 'xstate';
import type { deliveryMachine } from './delivery.machine';
import type { DeliveryInput } from './delivery-context';
import { type DeliveryGateway, provideDeliveryActors } from './provide-delivery-actors';

/** The one running delivery form of a page. */
export type DeliveryActor = Actor<typeof deliveryMachine>;

/** The delivery actor with real calls, not started: listen with `on` first, then `start`. */
export function makeDeliveryActor(gateway: DeliveryGateway, input: DeliveryInput): DeliveryActor {
  return createActor(provideDeliveryActors(gateway), { input });
}
