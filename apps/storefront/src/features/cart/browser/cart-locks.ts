import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';

const CREATE_LOCK = 'shop:cart-create';

/** Maximum delay until another tab's cookie is visible: tabs are separate processes. */
const COOKIE_TIMEOUT_MS = 500;
const POLL_MS = 20;

/** The tabs' shared cart id: the cookie. */
export interface SharedCartId {
  read(): GlobalId | null;
  write(id: GlobalId): void;
}

/**
 * A gateway for tabs that may create a cart at the same time (CART-01, CART-10). They take turns: the second tab adds its line to
 * the cart of the first. Otherwise each would create one, and one cart would be lost.
 */
export function withCreateLock(gateway: CartGateway, shared: SharedCartId): CartGateway {
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
        // Written before the lock is released: the cart machine's event follows later.
        if (made.ok) shared.write(made.value.cart.globalId);
        return made;
      }),
  };
}

/** Without locks (embedded browsers, pages without https) a tab still sees a previously created cart. */
async function inTurn<Value>(act: (hasWaited: boolean) => Promise<Value>): Promise<Value> {
  // The type always has it, but not every browser does.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act(false);
  // Wrapped, since the value itself may be null.
  const first = await locks.request(CREATE_LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await act(false) },
  );
  return first === null ? locks.request(CREATE_LOCK, () => act(true)) : first.value;
}

/** The id written by the previous tab; null if its cart could not be created. */
async function readWhenWritten(shared: SharedCartId): Promise<GlobalId | null> {
  const end = performance.now() + COOKIE_TIMEOUT_MS;
  let id = shared.read();
  while (id === null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    id = shared.read();
  }
  return id;
}

const CART_LOCK = 'shop:cart';

/** Maximum wait for another tab; its own calls time out earlier. */
const TIMEOUT_MS = 45_000;

/**
 * Lets one tab at a time change the cart. A read after a lost answer then shows no change of another tab (TRUTH-01).
 * @param act receives whether it runs exclusively; without locks (old and embedded browsers, pages without https) this is unknown
 */
export async function withCartLock<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value> {
  // The type always has it, but not every browser does.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act(false);
  // Wrapped, since the value itself may be null.
  let done: { readonly value: Value } | null = null;
  try {
    await locks.request(CART_LOCK, { signal: AbortSignal.timeout(TIMEOUT_MS) }, async () => {
      done = { value: await act(true) };
    });
  } catch (error) {
    // Refused, or still held by another tab; errors of the call itself are rethrown.
    if (!(error instanceof DOMException)) throw error;
  }
  return done === null ? act(false) : (done as { readonly value: Value }).value;
}
