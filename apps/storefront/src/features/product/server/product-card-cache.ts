import { LRUCache } from 'lru-cache';
import { CARD_FRESH_MS, CARDS_HELD } from '#foundation/cache/cache-manifest.ts';
import type { Card } from '../contract/card';

/**
 * Reads product cards by id; the result omits ids the shop does not have.
 * @param changes number of invalidations so far: a call after a change joins no read that began before it
 */
type ReadCards = (ids: readonly number[], changes: number) => Promise<readonly Card[]>;

/**
 * Cards of single products, cached for a minute, so that favourites and sliders of many shoppers cost one query per product instead
 * of one per combination. Missing products are cached too.
 */
export class ProductCardCache {
  readonly #held: LRUCache<number, { readonly card: Card | null }>;
  readonly #read: ReadCards;
  /** Number of invalidations by product changes. */
  #changes = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(read: ReadCards, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#held = new LRUCache({ max: CARDS_HELD, ttl: CARD_FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** The cards of `ids` in their order; unknown ids are omitted. Throws the reader's errors. */
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
      // The read began before a change and ended after it: its result is returned to this caller but not cached.
      const isOutdated = changes !== this.#changes;
      for (const id of missing) {
        const card = cards.get(id) ?? null;
        found.set(id, card);
        if (!isOutdated) this.#held.set(id, { card });
      }
    }
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  /** Drops the cards of products, and all missing ids: one of them may exist now. */
  forget(handles: readonly string[] | 'all'): void {
    this.#changes += 1;
    for (const [id, { card }] of this.#held) {
      if (handles === 'all' || card === null || handles.includes(card.handle)) this.#held.delete(id);
    }
  }
}
