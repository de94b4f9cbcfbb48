import type { CategoryHandle } from './collection-ids';

/** Sub-category pages, `/ornamentplants/{handle}` (ROUTE-08). */
export const SUB_CATEGORIES = {
  ornamentplants: ['tableplants', 'okinawa'],
} as const satisfies Partial<Record<CategoryHandle, readonly string[]>>;
