import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';

const CREATE_LOCK = 'shop:cart-create';

/** A cookie that another tab wrote is seen this much later at most: tabs are processes of their own. */
const COOKIE_TIMEOUT_MS = 500;
const LOOK_AGAIN_MS = 20;

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
      inTurn(async (hasWaited) => {
        const cartId = hasWaited ? await readWhenWritten(shared) : shared.read();
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
async function inTurn<Value>(act: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
  // The type has it always; the browsers have not.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act(false);
  // Boxed, since the value itself may be anything.
  const first = await locks.request(CREATE_LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await act(false) },
  );
  return first === null ? locks.request(CREATE_LOCK, () => act(true)) : first.value;
}

/** The id that the tab before us wrote; null when its cart could not be made. */
async function readWhenWritten(shared: SharedCartId): Promise<GlobalId | null> {
  const end = performance.now() + COOKIE_TIMEOUT_MS;
  let id = shared.read();
  while (id === null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    id = shared.read();
  }
  return id;
}

const CART_LOCK = 'shop:cart';

/** A tab that does not come to an end is not waited for longer: its own calls give up before. */
const TIMEOUT_MS = 45_000;

/**
 * Lets one tab at a time change the cart, so that what one reads after a lost answer is not another's doing (TRUTH-01).
 * @param act told whether it is alone; without locks (old and embedded browsers, pages without https) nobody knows
 */
export async function oneTabAtATime<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value> {
  // The type has it always; the browsers have not.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act(false);
  // Boxed, since the value itself may be anything.
  let done: { readonly value: Value } | null = null;
  try {
    await locks.request(CART_LOCK, { signal: AbortSignal.timeout(TIMEOUT_MS) }, async () => {
      done = { value: await act(true) };
    });
  } catch (error) {
    // Refused, or another tab keeps it; what the call itself throws is passed on.
    if (!(error instanceof DOMException)) throw error;
  }
  return done === null ? act(false) : (done as { readonly value: Value }).value;
}
