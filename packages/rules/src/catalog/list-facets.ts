import type { ListFilter } from './collection';

/**
 * The number of products for each filter of a list (LIST-04), with the filters of all other kinds applied. Null if the platform
 * does not count.
 */
export interface ListFacets {
  readonly inStock: number | null;
  /** One for each of `PRICE_RANGES`, in their order; null for some that are not counted. Empty if it is not known whether there are any. */
  readonly prices: readonly (number | null)[];
  /** By the child id of an AI tag; a missing tag has no products. Null if nothing is counted. */
  readonly tags: Readonly<Record<string, number>> | null;
}

/** The platform's filter ids: the merchant names the metafield, the others are fixed. */
const AVAILABILITY = 'filter.v.availability';
const VENDOR = 'filter.p.vendor';
const AI_TAG = /ai_tag/;

/** The counts of a list from the platform's filters; the price counts come from a separate query. */
export function listFacets(filters: readonly ListFilter[], prices: readonly (number | null)[]): ListFacets {
  const inStock = filters
    .find(({ id }) => id === AVAILABILITY)
    ?.values.find(({ id }) => id === `${AVAILABILITY}.1`);
  const tags = filters.find(({ id }) => AI_TAG.test(id));
  return {
    inStock: inStock?.count ?? null,
    prices,
    // Filters without a tag filter: no product has a tag, or tags cannot be filtered. Every tag would then give no products.
    tags: filters.length === 0 ? null : tagCounts(tags),
  };
}

function tagCounts(tags: ListFilter | undefined): Record<string, number> {
  return Object.fromEntries(
    (tags?.values ?? []).map(({ id, label, count }) => [/(\d+)$/.exec(id)?.[1] ?? label, count]),
  );
}

/**
 * The number of products in a list, from its filters: every product has exactly one vendor. Null if the merchant has not enabled
 * the vendor filter.
 */
export function productCountOf(filters: readonly ListFilter[]): number | null {
  const vendors = filters.find(({ id }) => id === VENDOR);
  if (vendors !== undefined) return vendors.values.reduce((sum, { count }) => sum + count, 0);
  // An empty list has no vendor values, but its availability counts are all 0.
  const availability = filters.find(({ id }) => id === AVAILABILITY);
  return availability?.values.every(({ count }) => count === 0) ? 0 : null;
}
