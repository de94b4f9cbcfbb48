import { EventEmitter } from 'node:events';

/** Something of the catalogue that has been committed. Ids are numeric. */
export interface CatalogueChange {
  readonly kind: 'inventory' | 'product' | 'content' | 'deletion';
  readonly productIds: readonly number[];
  readonly variantIds: readonly number[];
}

/** Tells whoever listens (the webhooks) of committed changes, and when the snapshot has all of them. */
export class CatalogueChanges {
  readonly #emitter = new EventEmitter();
  readonly #underWay = new Set<Promise<unknown>>();

  /** @returns a function that ends the listening */
  listen(listener: (change: CatalogueChange) => void): () => void {
    this.#emitter.on('catalogueChanged', listener);
    return () => this.#emitter.off('catalogueChanged', listener);
  }

  emit(change: CatalogueChange): void {
    this.#emitter.emit('catalogueChanged', change);
  }

  /** Runs a transaction that changes the catalogue together with what then reads the change into the snapshot. */
  async track<T>(change: () => Promise<T>): Promise<T> {
    const work = change();
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }

  /**
   * Waits for the changes that are under way: what was committed before the call is in the snapshot afterwards. Who is told of a
   * change then finds it, and not what was before.
   */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
  }
}
