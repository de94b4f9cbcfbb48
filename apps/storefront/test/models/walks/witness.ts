import type { AddResult, CartEmitted } from '@shop/machines/cart/cart-events';
import { isUncertain } from '@shop/rules/cart/cart-errors';
import type { GlobalId } from '@shop/rules/global-id';
import type { Carried } from './faulty-wire';
import type { Jar, Tab } from './tab';

/** Failures that report that nothing was done. */
const NOTHING_DONE: readonly string[] = ['unreachable', 'unavailable', 'notEnoughStock', 'outOfStock'];

/**
 * Compares every statement of a tab with the platform's actual changes, when it is made (TRUTH-01, TRUTH-02). Actual changes are recorded
 * on the wire, not by the shop's own reads.
 */
export class Witness {
  /** Number of compared statements. */
  told = 0;
  readonly falsehoods: string[] = [];
  readonly #tab: Tab;
  readonly #jar: Jar;
  readonly #all: readonly Witness[];
  /** Pieces by variant actually added by the pending add. */
  #brought: Record<string, number> = {};
  /** The cart they were added to. */
  #broughtTo: GlobalId | null = null;
  /** Whether an expired cart was fully restored, by its replacement's id. */
  readonly #isWhole = new Map<string, boolean>();
  /** The tab's cart state before its current statement. */
  #lastState = '';
  /** The platform's state after the last change by any tab or by the merchant. */
  #held: Readonly<Record<string, number>> = {};

  /** @param all the witnesses of this shopper's tabs, including this one once created */
  constructor(tab: Tab, jar: Jar, all: Witness[]) {
    this.#tab = tab;
    this.#jar = jar;
    this.#all = all;
    all.push(this);
    tab.wire.onCarried = (carried) => {
      // A cart created after the page has given up is unused.
      if (carried.isLate && (carried.operation === 'CartRestore' || carried.operation === 'CartCreate'))
        return;
      this.#see(carried);
      for (const witness of all) witness.#held = carried.after;
    };
    tab.actor.on('*', (fact) => this.#compare(fact));
    let { problem, expiry } = tab.actor.getSnapshot().context;
    tab.actor.subscribe(({ context, value }) => {
      this.#lastState = JSON.stringify(value);
      if (context.problem !== problem) {
        problem = context.problem;
        this.#compareProblem();
      }
      if (context.expiry !== expiry) {
        expiry = context.expiry;
        this.told += 1;
        if (expiry === 'restored' && this.#isWhole.get(context.cartId ?? '') === false)
          this.#lie('all of an expired cart came back');
      }
    });
  }

  /** The merchant changed what carts can hold: the platform's current state of the shopper's cart, by variant. */
  takeHeld(held: Readonly<Record<string, number>>): void {
    this.#held = held;
  }

  #see({ operation, cartId, asked, before, after }: Carried): void {
    if (operation === 'CartRestore') {
      const known = Object.fromEntries(
        (this.#jar.ports.known?.lines ?? []).map((line) => [atob(line.merchandiseGlobalId), line.quantity]),
      );
      const { cart, sent } = this.#tab.actor.getSnapshot().context;
      const edited = Object.fromEntries(
        (cart?.lines ?? []).flatMap(({ globalId, merchandiseGlobalId }) => {
          const quantity = sent[globalId];
          return quantity === undefined ? [] : [[atob(merchandiseGlobalId), quantity]];
        }),
      );
      const isComplete = Object.entries(known).every(
        ([id, quantity]) => id in edited || (asked[id] ?? 0) >= quantity,
      );
      if (!isComplete) this.#lie(`${JSON.stringify(known)} was known, and ${JSON.stringify(asked)} restored`);
      const isWhole = Object.entries(asked).every(([id, quantity]) => (after[id] ?? 0) >= quantity);
      for (const witness of this.#all) witness.#isWhole.set(cartId, isWhole);
      // Neither the effect of an edit nor what an edit's restored cart lacks is that of an add.
      this.#brought = this.#isAdding() ? difference({ ...known, ...edited }, after) : {};
      this.#broughtTo = cartId;
      return;
    }
    if (!this.#isAdding()) return;
    // Pieces added to a created and lost cart do not count.
    if (this.#broughtTo !== cartId) this.#brought = {};
    this.#broughtTo = cartId;
    if (operation === 'CartCreate') this.#brought = difference({}, after);
    else {
      for (const [id, pieces] of Object.entries(difference(before, after))) {
        this.#brought[id] = (this.#brought[id] ?? 0) + pieces;
      }
    }
  }

  #isAdding(): boolean {
    const state = JSON.stringify(this.#tab.actor.getSnapshot().value);
    return state.includes('adding') || state.includes('creating');
  }

  #compare(fact: CartEmitted): void {
    if (fact.type === 'line.added' || fact.type === 'line.addFailed') {
      const isShoppers = this.#broughtTo === this.#jar.ports.id;
      const brought = isShoppers ? (this.#brought[atob(fact.merchandiseGlobalId)] ?? 0) : 0;
      this.told += 1;
      if (fact.type === 'line.added' && brought !== fact.quantity) {
        this.#lie(`${fact.quantity} were added, and ${brought} were`);
      } else if (fact.type === 'line.added' && fact.warning === null && brought !== this.#asked(fact)) {
        this.#lie(`${brought} were added, without a word of fewer or more than were asked for`);
      } else if (fact.type === 'line.addFailed' && NOTHING_DONE.includes(fact.code) && brought !== 0) {
        this.#lie(`nothing was added (${fact.code}), and ${brought} were`);
      } else if (fact.type === 'line.addFailed' && isUncertain(fact.code) && fact.inCart !== null) {
        this.#compareInCart(fact.merchandiseGlobalId, fact.inCart);
      }
      this.#brought = {};
    } else if (fact.type === 'cart.forgotten') {
      // The shopper removed the last line of a cart that had expired meanwhile.
      if (this.#lastState.includes('removing')) return;
      queueMicrotask(() => {
        this.told += 1;
        const { expiry } = this.#tab.actor.getSnapshot().context;
        if (expiry === null && Object.keys(this.#held).length > 0 && this.#jar.ports.id === null) {
          this.#lie(`a cart with ${JSON.stringify(this.#held)} vanished without a word`);
        }
      });
    }
  }

  #asked({ requests }: AddResult): number {
    return requests.reduce((sum, { requestId }) => sum + (this.#tab.asked.get(requestId) ?? 0), 0);
  }

  #compareInCart(merchandise: string, inCart: number): void {
    const held = this.#held[atob(merchandise)] ?? 0;
    if (held !== inCart) this.#lie(`${inCart} are in the cart, and ${held} are`);
  }

  /** An edit reported as failed was not carried out. */
  #compareProblem(): void {
    const { problem, cart } = this.#tab.actor.getSnapshot().context;
    if (problem === null) return;
    this.told += 1;
    if (problem.about.kind !== 'lines' || !NOTHING_DONE.includes(problem.code)) return;
    const requested = Object.entries(problem.about.requested);
    const isMade = requested.every(([lineId, quantity]) => {
      const line = cart?.lines.find(({ globalId }) => globalId === lineId);
      return line !== undefined && (this.#held[atob(line.merchandiseGlobalId)] ?? 0) === quantity;
    });
    if (isMade && requested.length > 0) this.#lie(`an edit failed (${problem.code}), and it was made`);
  }

  #lie(sentence: string): void {
    this.falsehoods.push(sentence);
  }
}

function difference(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Record<string, number> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...ids].map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)]));
}
