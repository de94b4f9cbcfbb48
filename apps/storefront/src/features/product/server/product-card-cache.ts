import { LRUCache } from 'lru-cache';
import { CARD_FRESH_MS, CARDS_HELD } from '#foundation/cache/cache-manifest.ts';
import type { Card } from '../contract/card';

/**
 * Reads the cards of products by their numbers; those the shop does not have are missing from the answer.
 * @param changes how often cards have been dropped so far: who asks after a change joins no reading that began before it
 */
type ReadCards = (ids: readonly number[], changes: number) => Promise<readonly Card[]>;

/**
 * Cards of single products, kept for a minute, so that favourites and sliders of many shoppers cost one question for each
 * product rather than one for each combination. That a product is not there is kept as well.
 */
export class ProductCardCache {
  readonly #held: LRUCache<number, { readonly card: Card | null }>;
  readonly #read: ReadCards;
  /** How often cards were dropped because products changed. */
  #changes = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(read: ReadCards, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#held = new LRUCache({ max: CARDS_HELD, ttl: CARD_FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** The cards of `ids` in their order; unknown ones are left out. Throws what reading throws. */
  async take(ids: readonly number[]): Promise<readonly Card[]> {
    const wanted = [...new Set(ids)];
    const found = new Map<number, Card | null>();
    for (const id of wanted) {
      const held = this.#held.get(id);
      if (held !== undefined) found.set(id, held.card);
    }
    const missing = wanted.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const changes = this.#changes;
      const cards = new Map((await this.#read(missing, changes)).map((card) => [card.id, card]));
      // Read before a change and come after it: it is this asker's answer, and nobody else's.
      const isOutdated = changes !== this.#changes;
      for (const id of missing) {
        const card = cards.get(id) ?? null;
        found.set(id, card);
        if (!isOutdated) this.#held.set(id, { card });
      }
    }
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  /** Drops the cards of products, and what is unknown: one of them may have come. */
  forget(handles: readonly string[] | 'all'): void {
    this.#changes += 1;
    for (const [id, { card }] of this.#held) {
      if (handles === 'all' || card === null || handles.includes(card.handle)) this.#held.delete(id);
    }
  }
}
