import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';

/**
 * The version that answers a request for `asked`. Like the provider a version that is no longer supported, or none, is answered
 * by the oldest that is: here there is one. A version that does not exist is refused.
 * @returns null when there is no such version
 */
export function servedVersion(asked: string | undefined): string | null {
  if (asked === undefined) return STOREFRONT_API_VERSION;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return null;
  return asked <= STOREFRONT_API_VERSION ? STOREFRONT_API_VERSION : null;
}
