import type { Cart } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { err } from '@shop/rules/result';
import { verifyCartCalls } from '../cart/verify-cart-calls';
import { SimulatedPlatform, variantGid } from './simulated-platform';
import { TabPorts } from './tab-ports';

/** The fate of a call: carried out and answered, sent twice by the browser, or failed before or after it was carried out. */
type Fate = 'good' | 'twice' | readonly [code: CartFailureCode, when: 'before' | 'after'];

/** A platform with a cart that answers at once, except for calls with a given fate; fates apply in order. */
export function verifiedShop(
  held: Record<number, number>,
  fates: Partial<Record<keyof CartGateway, Fate[]>> = {},
) {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', held);
  const ports = new TabPorts(id);
  const log: string[] = [];
  const meet =
    <Input>(name: keyof CartGateway, call: (input: Input) => Promise<CartOutcome>) =>
    async (input: Input): Promise<CartOutcome> => {
      log.push(name);
      const fate = fates[name]?.shift() ?? 'good';
      if (Array.isArray(fate) && fate[1] === 'before') return err({ code: fate[0], detail: '' });
      const carryOut = () => {
        const outcome = call(input);
        platform.open[0]?.answer();
        return outcome;
      };
      const outcome = await carryOut();
      if (fate === 'twice') return carryOut();
      return Array.isArray(fate) ? err({ code: fate[0], detail: '' }) : outcome;
    };
  const { gateway } = platform;
  const met: CartGateway = {
    createCart: meet('createCart', gateway.createCart),
    restoreCart: meet('restoreCart', gateway.restoreCart),
    readCart: meet('readCart', gateway.readCart),
    addLines: meet('addLines', gateway.addLines),
    updateLines: meet('updateLines', gateway.updateLines),
    removeLines: meet('removeLines', gateway.removeLines),
    changeDestination: meet('changeDestination', gateway.changeDestination),
    changeAttributes: meet('changeAttributes', gateway.changeAttributes),
    changeNote: meet('changeNote', gateway.changeNote),
    changeDiscountCodes: meet('changeDiscountCodes', gateway.changeDiscountCodes),
  };
  const calls = verifyCartCalls(met, ports);
  return {
    platform,
    ports,
    id,
    log,
    calls,
    held: () => platform.held(ports.id),
    add: (variant: number, quantity: number) =>
      calls.addLines({
        cartId: ports.id ?? id,
        lines: [{ merchandiseGlobalId: variantGid(variant), quantity }],
      }),
    read: () => calls.readCart({ cartId: ports.id ?? id }),
  };
}

/** Quantities by variant of a cart. */
export const quantities = (cart: Cart | undefined) =>
  Object.fromEntries((cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
/** A cart with one piece of each of `n` variants. */
export const manyLines = (n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, index) => [index + 1, 1]));
