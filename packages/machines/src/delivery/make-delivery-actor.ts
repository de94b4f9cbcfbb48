import { type Cart, sentLines } from '@shop/rules/cart/cart';
import type { DeliveryPreferences } from '@shop/rules/cart/delivery-preferences';
import { offeredPreferences } from '@shop/rules/cart/promised-attributes';
import { numericId } from '@shop/rules/global-id';
import { err, ok, type Result } from '@shop/rules/result';
import { type Actor, createActor } from 'xstate';
import type { CartContext } from '../cart/cart-context';
import type { CartActor } from '../cart/make-cart-actor';
import { loggedPromise } from '../logged-promise';
import { deliveryMachine } from './delivery.machine';
import type {
  DeliveryInput,
  DeliveryLine,
  DeliveryStop,
  FoundAddress,
  InvalidDateAnswer,
} from './delivery-context';

/** The external calls of the delivery form. */
export interface DeliveryGateway {
  /** Which of the products accept no date (API-05). Never rejects. */
  readInvalidDateProducts(handles: readonly string[], signal: AbortSignal): Promise<InvalidDateAnswer>;
  /** The place of a postal code of seven digits; null if unknown. */
  findAddress(postalCode: string, signal: AbortSignal): Promise<FoundAddress | null>;
}

/** The delivery machine with real calls; a superseded call is aborted. */
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

/** The single delivery actor of a page. */
export type DeliveryActor = Actor<typeof deliveryMachine>;

/** The delivery actor with real calls, not started: subscribe with `on` first, then `start`. */
export function makeDeliveryActor(gateway: DeliveryGateway, input: DeliveryInput): DeliveryActor {
  return createActor(provideDeliveryActors(gateway), { input });
}

/**
 * The validated preferences for the checkout gate, or why the shopper cannot continue yet. Waits for the server's answer if a
 * date is chosen; never rejects.
 */
export function confirmDelivery(actor: DeliveryActor): Promise<Result<DeliveryPreferences, DeliveryStop>> {
  return new Promise((resolve) => {
    const done = (outcome: Result<DeliveryPreferences, DeliveryStop>) => {
      confirmed.unsubscribe();
      refused.unsubscribe();
      resolve(outcome);
    };
    const confirmed = actor.on('preferences.confirmed', ({ preferences }) => done(ok(preferences)));
    const refused = actor.on('preferences.refused', ({ stop }) => done(err(stop)));
    actor.send({ type: 'form.validate' });
  });
}

/**
 * Connects the delivery form of a page to its cart. After each read of the cart the form receives the lines that are sent and its preferences,
 * whichever tab sent them. When the cart became an order, or is gone, the form is reset.
 */
export function joinCartAndDelivery(cart: CartActor, delivery: DeliveryActor): void {
  let announced: Cart | null = null;
  const announce = (now: Cart | null, wasRebuilt: boolean) => {
    if (now === announced) return;
    const isAnother =
      announced !== null && now !== null && now.globalId !== announced.globalId && !wasRebuilt;
    announced = now ?? announced;
    delivery.send({ type: 'lines.change', lines: sentLines(now?.lines ?? []).map(deliveryLine) });
    if (now === null) return;
    const { rules } = delivery.getSnapshot().context;
    delivery.send({ type: 'preferences.load', ...offeredPreferences(now, rules), isAnother });
  };
  cart.on('cart.forgotten', () => delivery.send({ type: 'form.reset' }));
  cart.subscribe(({ context }) => announce(context.cart, isRebuilt(context)));
  const { context } = cart.getSnapshot();
  announce(context.cart, isRebuilt(context));
}

/** The cart replaces an expired one; after an order it is a different cart. */
function isRebuilt({ expiry }: CartContext): boolean {
  return expiry !== null && expiry !== 'ended';
}

function deliveryLine({ sku, handle, globalProductId }: Cart['lines'][number]): DeliveryLine {
  return { sku, handle, productId: numericId(globalProductId) };
}
