import type { Card } from '../../contracts/card';

/** How long a product's card is given out without asking again: price and stock are at most this old, in milliseconds. */
const FRESH_MS = 60_000;
/** Most cards held; the one put in longest ago goes first. */
const HELD = 4_000;

/** Reads the cards of products by their numbers; those the shop does not have are missing from the answer. */
type ReadCards = (ids: readonly number[]) => Promise<readonly Card[]>;

/**
 * Cards of single products, kept for a minute, so that favourites and sliders of many shoppers cost one question for each
 * product rather than one for each combination. That a product is not there is kept as well.
 */
export class ProductCardCache {
  readonly #held = new Map<number, { readonly card: Card | null; readonly until: number }>();
  readonly #read: ReadCards;
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor(read: ReadCards, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** The cards of `ids` in their order; unknown ones are left out. Throws what reading throws. */
  async take(ids: readonly number[]): Promise<readonly Card[]> {
    const wanted = [...new Set(ids)];
    const found = new Map<number, Card | null>();
    for (const id of wanted) {
      const held = this.#held.get(id);
      if (held !== undefined && held.until > this.#now()) found.set(id, held.card);
    }
    const missing = wanted.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const cards = new Map((await this.#read(missing)).map((card) => [card.id, card]));
      for (const id of missing) {
        const card = cards.get(id) ?? null;
        found.set(id, card);
        this.#put(id, card);
      }
    }
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  #put(id: number, card: Card | null): void {
    this.#held.delete(id);
    this.#held.set(id, { card, until: this.#now() + FRESH_MS });
    const [oldest] = this.#held.keys();
    if (this.#held.size > HELD && oldest !== undefined) this.#held.delete(oldest);
  }
}
