import { EventEmitter } from 'node:events';

/** Something of the catalogue that has been committed. Ids are numeric. */
export interface CatalogueChange {
  readonly kind: 'inventory' | 'product';
  readonly productIds: readonly number[];
  readonly variantIds: readonly number[];
}

/** Tells whoever listens (the webhooks) of committed changes, after the snapshot has them. */
export class CatalogueChanges {
  readonly #emitter = new EventEmitter();

  /** @returns a function that ends the listening */
  listen(listener: (change: CatalogueChange) => void): () => void {
    this.#emitter.on('catalogueChanged', listener);
    return () => this.#emitter.off('catalogueChanged', listener);
  }

  emit(change: CatalogueChange): void {
    this.#emitter.emit('catalogueChanged', change);
  }
}
