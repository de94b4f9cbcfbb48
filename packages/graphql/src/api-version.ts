/** The Storefront API version the shop speaks, as it stands in the endpoint's path. */
export const STOREFRONT_API_VERSION = '2025-01';
