import { EventEmitter } from 'node:events';

/** A committed change of the catalogue. Ids are numeric. */
export interface CatalogueChange {
  readonly kind: 'inventory' | 'product' | 'content' | 'deletion';
  readonly productIds: readonly number[];
  readonly variantIds: readonly number[];
}

/** Notifies listeners (the webhooks) of committed changes, and reports when the snapshot contains them. */
export class CatalogueChanges {
  readonly #emitter = new EventEmitter();
  readonly #underWay = new Set<Promise<unknown>>();

  /** @returns a function that removes the listener */
  listen(listener: (change: CatalogueChange) => void): () => void {
    this.#emitter.on('catalogueChanged', listener);
    return () => this.#emitter.off('catalogueChanged', listener);
  }

  emit(change: CatalogueChange): void {
    this.#emitter.emit('catalogueChanged', change);
  }

  /** Runs a transaction that changes the catalogue, including the reload of the snapshot. */
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
   * Waits for pending changes. Afterwards the snapshot contains everything committed before the call, so the receiver of a notification
   * never reads the old state.
   */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
  }
}
