import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { toIsDateUnavailable } from '@shop/graphql/to-rules/to-date-flag';
import { cached } from './cached';
import { queryPlatform } from './query-platform';
import { tag } from './tags';

/** Whether a product takes no delivery date (API-05); kept until the platform tells that the product changed. */
export function readIsDateUnavailable(handle: string): Promise<boolean> {
  return cached(['date-flag', handle], [tag.product(handle)], () =>
    queryPlatform(ProductDateFlagDocument, { handle }, toIsDateUnavailable),
  );
}
