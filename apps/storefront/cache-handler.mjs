/**
 * Next's cache handler, which Next loads by its path and makes anew for each request: hands every call on to the one cache of the
 * process (src/foundation/cache/page-cache.ts). While building there is none, and nothing is cached.
 *
 * @typedef {import('./src/foundation/cache/page-cache').PageCache} PageCache
 */
export default class CacheHandler {
  /** @returns {PageCache | undefined} */
  get #cache() {
    return /** @type {{ [key: symbol]: PageCache }} */ (globalThis)[Symbol.for('shop.pageCache')];
  }

  /** @param {Parameters<PageCache['get']>} args */
  async get(...args) {
    return this.#cache?.get(...args) ?? null;
  }

  /** @param {Parameters<PageCache['set']>} args */
  async set(...args) {
    this.#cache?.set(...args);
  }

  /** The shop invalidates tags in all its processes at once (src/features/invalidation/server/invalidate.ts), never by Next's own functions. */
  async revalidateTag() {
    throw new Error('tags are invalidated by invalidate(), in every process');
  }

  resetRequestCache() {}
}
