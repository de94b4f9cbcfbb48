import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { makeShopperFetch, type ShopperFetchOptions } from '@shop/graphql/retrying-fetch';
import type { VerifyPorts } from '@shop/machines/cart/known-carts';
import { provideCartActors } from '@shop/machines/cart/make-cart-actor';
import { verifyCartCalls } from '@shop/machines/cart/verify-cart-calls';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { type Actor, createActor } from 'xstate';
import { type Platform, PUBLIC_TOKEN } from './platform';

/** A shopper's cart calls, the same as in a browser. */
export function cartGatewayOf(platform: Platform, options?: Partial<ShopperFetchOptions>): CartGateway {
  const send = makeShopperFetch({
    platformUrl: platform.url,
    publicToken: PUBLIC_TOKEN,
    firstWaitMs: 5,
    ...options,
  });
  return makeCartGateway(send, 'JA');
}

/** The cart calls of the shop's pages: their outcome is certain, or reported as uncertain. */
export function verifiedGatewayOf(
  platform: Platform,
  ports: VerifyPorts,
  options?: Partial<ShopperFetchOptions>,
): CartGateway {
  return verifyCartCalls(cartGatewayOf(platform, options), ports);
}

/** A running cart with real, undelayed calls. */
export function startCart(
  platform: Platform,
  cartId: GlobalId | null,
): Actor<ReturnType<typeof provideCartActors>> {
  const machine = provideCartActors(cartGatewayOf(platform), () => ({ discountCodes: [], attributes: [] }));
  return createActor(machine, { input: { cartId, province: 'JP-13' } }).start();
}

/** The ids of a product's first variant. @throws when there is none */
export async function firstVariant(
  platform: Platform,
  handle: string,
): Promise<{ wire: string; globalId: GlobalId }> {
  const [wire = ''] = await platform.variantsOf(handle);
  const globalId = encodeGlobalId(wire);
  if (!globalId.ok) {
    throw new Error(`no variant of ${handle}`);
  }
  return { wire, globalId: globalId.value };
}
