import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';

const LOCK = 'shop:cart-create';

/** Where the tabs agree on the one cart: its cookie. */
export interface SharedCartId {
  read(): GlobalId | null;
  write(id: GlobalId): void;
}

/**
 * The gateway for tabs that may make a cart in the same instant (CART-01, CART-10): they take turns, and whoever comes
 * second adds its line to the cart that is there by then. Otherwise each would make one, and one of them would be lost.
 */
export function createOnce(gateway: CartGateway, shared: SharedCartId): CartGateway {
  return {
    ...gateway,
    createCart: (input, signal) =>
      inTurn(async () => {
        const cartId = shared.read();
        if (cartId !== null) {
          const added = await gateway.addLines({ cartId, lines: [input.line] }, signal);
          if (added.ok || !isCartGone(added.error.code)) return added;
        }
        const made = await gateway.createCart(input, signal);
        // Before the next tab has its turn: what the cart machine tells comes a moment later.
        if (made.ok) shared.write(made.value.cart.globalId);
        return made;
      }),
  };
}

/** Without locks (embedded browsers, pages without https) a tab still sees a cart that was made before. */
function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  // The type has it always; the browsers have not.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? act() : locks.request(LOCK, act);
}
