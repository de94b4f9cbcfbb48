/** The Storefront API version that the shop uses, as written in the endpoint's path. */
export const STOREFRONT_API_VERSION = '2025-01';

/** Path of the Storefront GraphQL endpoint under the platform's origin (PLAT-01). */
export const API_PATH = `/api/${STOREFRONT_API_VERSION}/graphql.json`;
