import type { Brand } from '../brand-schema';

/** No brand: the store speaks. Its name, its pages, its policies and its collections are all that is said. */
export const NO_BRAND = { hasStoreMenu: true } as const satisfies Brand;
