/** How a cached page may be sent. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** One page as it goes over the wire, in the encodings asked for so far. */
export interface CachedPage {
  readonly status: number;
  /** Headers of the page itself, without length and encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong validator of the identity body, without quotes. */
  readonly tag: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
  /** Milliseconds of the monotonic clock after which the renderer has to be asked again. */
  freshUntil: number;
  /** Where the data is that it was sent with, if that is a file of its own. */
  readonly dataAddress?: string | undefined;
  /** Whether its brotli body is as small as pays. @default false */
  isDense?: boolean;
}

/** How long a page is sent without asking Next again, in milliseconds. Changes are seen this much later at most. */
export const FRESH_MS = 1_000;
/** Bytes of the pages held in one process. */
export const STORE_BYTES = 48 * 1024 * 1024;

/** What a page weighs besides its bodies: headers, key, bookkeeping. */
const ENTRY_OVERHEAD_BYTES = 1_024;

/**
 * Bodies of pages by address, least recently used first out. It spares a page that is asked for again within its short
 * life from being written, hashed and compressed again; what is *true* stays with Next's own cache behind it.
 */
export class PageStore {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes held now, never more than the limit given. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The page under a key, fresh or not: a stale one still lends its compressed bodies when nothing changed. */
  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += weight(page);
    this.#shrink();
  }

  /** Adds another encoding of a body to a page that is still cached. */
  addBody(key: string, page: CachedPage, encoding: Exclude<Encoding, 'identity'>, body: Buffer): void {
    if (this.#pages.get(key) !== page || page.bodies[encoding] !== undefined) return;
    page.bodies[encoding] = body;
    this.#bytes += body.byteLength;
    this.#shrink();
  }

  /** Puts a smaller brotli body in the place of a page's own, if the page is still cached. */
  makeDense(key: string, page: CachedPage, body: Buffer): void {
    if (this.#pages.get(key) !== page) return;
    this.#bytes += body.byteLength - (page.bodies.br?.byteLength ?? 0);
    page.bodies.br = body;
    page.isDense = true;
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= weight(page);
  }

  #shrink(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(key);
    }
  }
}

function weight(page: CachedPage): number {
  const { identity, gzip, br } = page.bodies;
  return ENTRY_OVERHEAD_BYTES + identity.byteLength + (gzip?.byteLength ?? 0) + (br?.byteLength ?? 0);
}
