import { API_VERSIONS, UNSTABLE } from './versions/api-schemas.ts';

/**
 * The version that answers a request for `asked`. As at the provider, the oldest supported version answers for an outdated or absent one,
 * and the response header names it. An unknown version is refused.
 * @param oldest the oldest supported version, one of `API_VERSIONS`
 * @returns null for an unknown version
 */
export function servedVersion(asked: string | undefined, oldest: string): string | null {
  if (asked === undefined) return oldest;
  if (asked === UNSTABLE) return asked;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return null;
  if (asked < oldest) return oldest;
  return API_VERSIONS.includes(asked) ? asked : null;
}
