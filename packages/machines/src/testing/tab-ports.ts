import type { KnownCart } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import type { VerifyPorts } from '../cart/known-carts';

/** The state shared by the tabs of one shopper, in memory: the known cart, its cookie, and the lock. */
export class TabPorts implements VerifyPorts {
  known: KnownCart | null = null;
  id: GlobalId | null;
  wasAtCheckout = false;
  /** False: a browser without locks. */
  readonly hasLocks: boolean;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(id: GlobalId | null, hasLocks = true) {
    this.id = id;
    this.hasLocks = hasLocks;
  }

  readonly memory = {
    read: () => this.known,
    write: (known: KnownCart | null) => {
      this.known = known;
    },
  };

  readonly cartId = {
    read: () => this.id,
    write: (id: GlobalId) => {
      this.id = id;
    },
  };

  exclusively<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value> {
    if (!this.hasLocks) {
      return act(false);
    }
    const mine = this.#turn.then(() => act(true));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  readonly mayBeOrdered = () => this.wasAtCheckout;

  readonly creationFields = () => ({ discountCodes: [], attributes: [], province: 'JP-13' as const });

  readonly pause = () => Promise.resolve();
}
