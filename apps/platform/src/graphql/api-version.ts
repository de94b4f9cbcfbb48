import { API_VERSIONS, UNSTABLE } from './versions/api-schemas.ts';

/**
 * The version that answers a request for `asked`. Like the provider a version that is gone, or none, is answered by the oldest that is
 * there, and the answer's header says so. A version that does not exist is refused.
 * @param oldest the oldest version that is not gone, one of `API_VERSIONS`
 * @returns null when there is no such version
 */
export function servedVersion(asked: string | undefined, oldest: string): string | null {
  if (asked === undefined) return oldest;
  if (asked === UNSTABLE) return asked;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return null;
  if (asked < oldest) return oldest;
  return API_VERSIONS.includes(asked) ? asked : null;
}
