import { type CatalogueDocument, type DocumentKind, documentSchemas, typenameOf } from './documents.ts';
import { globalId } from './global-id.ts';

interface DocumentRow {
  readonly kind: string;
  readonly id: number;
  readonly handle: string;
  readonly position: number;
  readonly data: unknown;
  readonly updatedAt: Date;
}

type DocumentIndexes = { [K in DocumentKind]: DocumentIndex<CatalogueDocument<K>> };

interface DocumentIndex<T> {
  readonly all: T[];
  readonly byId: Map<number, T>;
  readonly byHandle: Map<string, T>;
}

/** Validated and indexed pages, blogs, articles, menus, policies, metaobjects, files, redirects and the shop. */
export class DocumentStore {
  readonly #indexes = Object.fromEntries(
    Object.keys(documentSchemas).map((kind) => [kind, { all: [], byId: new Map(), byHandle: new Map() }]),
  ) as unknown as DocumentIndexes;

  /** @param rows by position */
  constructor(rows: readonly DocumentRow[]) {
    for (const row of rows) {
      if (isKind(row.kind)) this.#add(row.kind, row);
    }
  }

  /** All documents of a kind, by position. */
  all<K extends DocumentKind>(kind: K): readonly CatalogueDocument<K>[] {
    return this.#indexes[kind].all;
  }

  byId<K extends DocumentKind>(kind: K, id: number): CatalogueDocument<K> | undefined {
    return this.#indexes[kind].byId.get(id);
  }

  /** Finds a document. The handle of a metaobject is `{type}/{handle}`, of an article `{blog}/{handle}`. */
  byHandle<K extends DocumentKind>(kind: K, handle: string): CatalogueDocument<K> | undefined {
    return this.#indexes[kind].byHandle.get(handle);
  }

  #add<K extends DocumentKind>(kind: K, row: DocumentRow): void {
    const typename = typenameOf(kind);
    const document = {
      ...documentSchemas[kind].parse(row.data),
      __typename: typename,
      numericId: row.id,
      id: globalId(typename, row.id),
      position: row.position,
      updatedAt: row.updatedAt.toISOString(),
    } as unknown as CatalogueDocument<K>;
    const index = this.#indexes[kind] as DocumentIndex<CatalogueDocument<K>>;
    index.all.push(document);
    index.byId.set(row.id, document);
    index.byHandle.set(row.handle, document);
  }
}

function isKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(documentSchemas, kind);
}

/** Milliseconds before a failed read is retried. */
const RETRY = 1_000;

/**
 * Reloads changed objects in consecutive batches. A completed request guarantees that earlier commits are read and not overwritten by a
 * slower, older read. Failed reads are retried until they succeed.
 */
export class RefreshQueue {
  readonly #read: (ids: readonly number[]) => Promise<void>;
  readonly #waiting = new Set<number>();
  #working: Promise<void> | null = null;

  constructor(read: (ids: readonly number[]) => Promise<void>) {
    this.#read = read;
  }

  /**
   * @returns when these have been read
   * @throws the error of the read; the queue keeps retrying
   */
  refresh(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    for (const id of ids) this.#waiting.add(id);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#read(batch);
      } catch (error) {
        setTimeout(() => void this.refresh(batch).catch(() => undefined), RETRY).unref();
        throw error;
      }
    }
  }
}
