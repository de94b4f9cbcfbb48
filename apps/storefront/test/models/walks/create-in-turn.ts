import type { TabPorts } from '@shop/machines/testing/tab-ports';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';

const turns = new WeakMap<TabPorts, Promise<unknown>>();

/** Like the shop's withCreateLock, with the test's own turns instead of the browser's locks (CART-01). */
export function createInTurn(gateway: CartGateway, ports: TabPorts): CartGateway {
  return {
    ...gateway,
    createCart: (input, signal) => {
      const mine = (turns.get(ports) ?? Promise.resolve()).then(async () => {
        const cartId = ports.id;
        if (cartId !== null) {
          const added = await gateway.addLines({ cartId, lines: [input.line] }, signal);
          if (added.ok || !isCartGone(added.error.code)) return added;
        }
        const made = await gateway.createCart(input, signal);
        if (made.ok) ports.id = made.value.cart.globalId;
        return made;
      });
      turns.set(
        ports,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}
