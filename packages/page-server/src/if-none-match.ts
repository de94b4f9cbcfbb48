/** An entity tag in a list (RFC 9110, 8.8.3): its opaque part may contain commas. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether a request's `If-None-Match` lists what would be sent, so that the answer is 304 (RFC 9110, 13.1.2): one of several tags, weak or
 * strong, as caches between may have made of it, or `*`.
 * @param etag of the answer
 */
export function isEtagListed(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, listed]) => listed === opaque);
}
