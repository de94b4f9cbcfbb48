import { loggedPromise } from '../logged-promise';
import { deliveryMachine } from './delivery.machine';
import type { FoundAddress, InvalidDateAnswer } from './delivery-context';

/** What the delivery form asks of the world. */
export interface DeliveryGateway {
  /** Which of the products take no date (API-05). Rejects never. */
  readInvalidDateProducts(handles: readonly string[], signal: AbortSignal): Promise<InvalidDateAnswer>;
  /** Where a postal code of seven digits lies; null when that is not known. */
  findAddress(postalCode: string, signal: AbortSignal): Promise<FoundAddress | null>;
}

/** The delivery machine with real calls; one that is overtaken is aborted. */
export function provideDeliveryActors(gateway: DeliveryGateway): typeof deliveryMachine {
  return deliveryMachine.provide({
    actors: {
      readInvalidDateProducts: loggedPromise('delivery readInvalidDateProducts', ({ input, signal }) =>
        gateway.readInvalidDateProducts(input.handles, signal),
      ),
      findAddress: loggedPromise('delivery findAddress', ({ input, signal }) =>
        gateway.findAddress(input.postalCode, signal),
      ),
    },
  });
}
