import type { Cart } from '@shop/rules/cart/cart';
import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { type KnownCart, toKnownCart } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err } from '@shop/rules/result';

/** State shared by the tabs of one shopper, and the data needed to rebuild a cart. */
export interface VerifyPorts {
  /** The last known cart, of any tab. */
  readonly memory: {
    read(): KnownCart | null;
    write(cart: KnownCart | null): void;
  };
  /** The id of the cookie. */
  readonly cartId: {
    read(): GlobalId | null;
    write(id: GlobalId): void;
  };
  /**
   * Serializes the tabs: one acts at a time.
   * @param act receives whether it certainly has the lock; without that certainty nothing is taken back
   */
  exclusively<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value>;
  /** The shopper was at the checkout with this cart: if the cart is gone it may be an order (CART-13). */
  mayBeOrdered(): boolean;
  /** Fields sent with cart creation, read at that moment. */
  creationFields(): Omit<CartToCreate, 'line'>;
  /** Waits before a retry. */
  pause(attempt: number): Promise<void>;
}

/** Reads and writes the known cart as the answers of calls require. */
export function knownCarts({ memory }: Pick<VerifyPorts, 'memory'>) {
  const knownOf = (cartId: GlobalId): KnownCart | null => {
    const known = memory.read();
    return known?.cartId === cartId ? known : null;
  };

  /** Stores the cart of a certain answer as the known cart. */
  const remember = (outcome: CartOutcome): CartOutcome => {
    if (outcome.ok) {
      const { cart } = outcome.value;
      memory.write(toKnownCart(cart, knownOf(cart.globalId)?.restoration));
    }
    return outcome;
  };

  /**
   * Marks the known cart as stale until an answer is processed: it serves only for restoring, because the page may close
   * meanwhile.
   * @returns whether it was fresh before
   */
  const markStale = (cartId: GlobalId): boolean => {
    const known = knownOf(cartId);
    if (known === null || known.isStale) return false;
    memory.write({ ...known, isStale: true });
    return true;
  };

  /** After a call that was certainly not carried out the known cart is valid again. */
  const markFreshAfter = (cartId: GlobalId, { code }: CartFailure): void => {
    const known = knownOf(cartId);
    if (known !== null && code === 'unavailable') memory.write({ ...known, isStale: false });
  };

  /** The read cart lacked the change. After a timeout the late call may still be carried out. */
  function notCarriedOut(failure: CartFailure, cart: Cart): CartOutcome {
    if (failure.code !== 'timedOut') return err({ ...failure, code: 'unreachable', cart });
    markStale(cart.globalId);
    return err({ ...failure, code: 'outcomeUnknown', cart });
  }

  return { knownOf, remember, markStale, markFreshAfter, notCarriedOut };
}

export type KnownCarts = ReturnType<typeof knownCarts>;

/** Whether the call was carried out could not be read. */
export function unknownOutcome(failure: CartFailure): CartOutcome {
  return err({ ...failure, code: 'outcomeUnknown' });
}
