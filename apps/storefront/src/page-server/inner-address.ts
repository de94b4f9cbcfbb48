/**
 * Paths that lead to a page inside the app and are no address of it: the pages that stand in for others, and those where the
 * proxy leads (src/proxy.ts). Next compares paths without their case.
 */
const INNER = [
  /^(?:\/(?:ja|en))?\/error-pages(?:\/|$)/i,
  /^\/sitemaps\/index\.xml$/i,
  /^\/(?:ja|en)\/(?:categories|collections|search|tags)\/[^/]+\/[^/]+\/?$/i,
];

/** Whether a path, as it is meant, is the inner name of a page: from outside there is nothing there. */
export function isInnerPath(path: string): boolean {
  const tidy = path.replace(/\/{2,}/g, '/');
  return INNER.some((pattern) => pattern.test(tidy));
}
