import { STOREFRONT_API_VERSION } from './api-version';

/** Path of the Storefront GraphQL endpoint under the platform's origin (PLAT-01). */
export const API_PATH = `/api/${STOREFRONT_API_VERSION}/graphql.json`;
