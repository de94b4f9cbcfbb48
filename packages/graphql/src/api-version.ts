/** The Storefront API version that the shop uses, as written in the endpoint's path. */
export const STOREFRONT_API_VERSION = '2025-01';
