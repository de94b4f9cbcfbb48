import type { CollectionCountFragment } from '../__generated__/documents/graphql';
import { type Answer, integer, list, text } from './answer';

const VENDOR_FILTER = 'filter.p.vendor';

/** Number of products by collection handle; a collection whose shop has no vendor filter is left out. */
export function readCollectionCounts(
  collections: Answer<{ nodes: readonly CollectionCountFragment[] }>,
): Record<string, number> {
  const counts = list(collections.at('nodes'), (collection) => {
    const byVendor = list(collection.at('products').at('filters'), (filter) =>
      text(filter.at('id')) === VENDOR_FILTER
        ? [list(filter.at('values'), (value) => integer(value.at('count')))]
        : [],
    ).flat();
    const handle = text(collection.at('handle'));
    return byVendor.map((parts): [string, number] => [handle, parts.reduce((sum, part) => sum + part, 0)]);
  });
  return Object.fromEntries(counts.flat());
}
