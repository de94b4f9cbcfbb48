/** The Storefront API version that the shop uses unless PLATFORM_API_VERSION names another (STORE-06), as written in the endpoint's path. */
export const STOREFRONT_API_VERSION = '2025-01';

/** Path of the Storefront GraphQL endpoint of a version under the platform's origin (PLAT-01). */
export function apiPath(version: string = STOREFRONT_API_VERSION): string {
  return `/api/${version}/graphql.json`;
}
