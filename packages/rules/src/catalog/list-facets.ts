import type { ListFilter } from './collection';

/**
 * How many products each way to narrow a list would leave (LIST-04), with the filters of all other kinds applied. Null where
 * the platform does not count.
 */
export interface ListFacets {
  readonly inStock: number | null;
  /** One for each of `PRICE_RANGES`, in their order. */
  readonly prices: readonly (number | null)[];
  /** By the child id of an AI tag; a tag that is missing would leave nothing. Null where nothing at all is counted. */
  readonly tags: Readonly<Record<string, number>> | null;
}

/** The platform's filters by their ids: a merchant names the metafield, the kinds of the others are fixed. */
const AVAILABILITY = 'filter.v.availability';
const VENDOR = 'filter.p.vendor';
const AI_TAG = /ai_tag/;

/** The counts of a list from the platform's own filters of it; those of prices are asked for apart. */
export function listFacets(filters: readonly ListFilter[], prices: readonly (number | null)[]): ListFacets {
  const inStock = filters
    .find(({ id }) => id === AVAILABILITY)
    ?.values.find(({ id }) => id === `${AVAILABILITY}.1`);
  const tags = filters.find(({ id }) => AI_TAG.test(id));
  return {
    inStock: inStock?.count ?? null,
    prices,
    // Who filters by stock and not by tags has no product with one, or cannot filter by them: no tag would leave anything.
    tags: filters.length === 0 ? null : tagCounts(tags),
  };
}

function tagCounts(tags: ListFilter | undefined): Record<string, number> {
  return Object.fromEntries(
    (tags?.values ?? []).map(({ id, label, count }) => [/(\d+)$/.exec(id)?.[1] ?? label, count]),
  );
}

/**
 * The number of products in a list, from its filters: every product has exactly one vendor. Null where the merchant has not
 * made vendors a filter.
 */
export function productCountOf(filters: readonly ListFilter[]): number | null {
  const vendors = filters.find(({ id }) => id === VENDOR);
  if (vendors !== undefined) return vendors.values.reduce((sum, { count }) => sum + count, 0);
  // An empty list has no vendors to list, but says that nothing is available.
  const availability = filters.find(({ id }) => id === AVAILABILITY);
  return availability?.values.every(({ count }) => count === 0) ? 0 : null;
}
