import type { Result } from '@shop/rules/result';
import type { CategoryCountsQuery } from '../__generated__/documents/graphql';
import { integer, list, type MalformedAnswer, readAnswer, text } from './answer';

const VENDOR_FILTER = 'filter.p.vendor';

/** Number of products by collection handle; a collection whose shop has no vendor filter is left out. */
export function toCollectionCounts(
  wire: CategoryCountsQuery['collections'],
): Result<ReadonlyMap<string, number>, MalformedAnswer> {
  return readAnswer('collections', wire, (collections) => {
    const counts = list(collections.at('nodes'), (collection) => {
      const byVendor = list(collection.at('products').at('filters'), (filter) =>
        text(filter.at('id')) === VENDOR_FILTER
          ? [list(filter.at('values'), (value) => integer(value.at('count')))]
          : [],
      ).flat();
      const handle = text(collection.at('handle'));
      return byVendor.map((parts): [string, number] => [handle, parts.reduce((sum, part) => sum + part, 0)]);
    });
    return new Map(counts.flat());
  });
}
