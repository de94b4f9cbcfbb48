/** The encodings of a cached page. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** A page's response, in the encodings requested so far. */
export interface CachedPage {
  readonly status: number;
  /** Headers of the page itself, without length and encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong validator of the identity body, without quotes. */
  readonly tag: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
  /** Time of the monotonic clock in milliseconds after which the renderer must be asked again. */
  freshUntil: number;
  /** Path of the page's data, if that is a separate file. */
  readonly dataAddress?: string | undefined;
  /** Whether its brotli body has the final, denser compression. @default false */
  isDense?: boolean;
}

/** How long a page is served without asking Next again, in milliseconds. It is the maximum delay of a change. */
export const FRESH_MS = 1_000;
/** Maximum bytes of pages in one process. */
export const STORE_BYTES = 48 * 1024 * 1024;

/** The size of a page besides its bodies: headers, key, bookkeeping. */
const ENTRY_OVERHEAD_BYTES = 1_024;

/**
 * Page bodies by address, least recently used evicted first. A page requested again within its short lifetime is not serialised,
 * hashed and compressed again; Next's own cache behind it decides what is *true*.
 */
export class PageStore {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes held now, never more than the given limit. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The page under a key, fresh or stale: a stale one's compressed bodies are reused if nothing changed. */
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

  /** Adds an encoded body to a page that is still cached. */
  addBody(key: string, page: CachedPage, encoding: Exclude<Encoding, 'identity'>, body: Buffer): void {
    if (this.#pages.get(key) !== page || page.bodies[encoding] !== undefined) return;
    page.bodies[encoding] = body;
    this.#bytes += body.byteLength;
    this.#shrink();
  }

  /** Replaces a page's brotli body with a smaller one, if the page is still cached. */
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
