import { API_VERSIONS, UNSTABLE } from './versions/api-schemas.ts';

/**
 * The version that answers a request for `asked`. Like the provider a version that is gone, or none, is answered by the oldest that is
 * there, and the answer's header says so. A version that does not exist is refused.
 * @returns null when there is no such version
 */
export function servedVersion(asked: string | undefined): string | null {
  const [oldest = null] = API_VERSIONS;
  if (asked === undefined) return oldest;
  if (asked === UNSTABLE || API_VERSIONS.includes(asked)) return asked;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return null;
  return oldest !== null && asked < oldest ? oldest : null;
}
