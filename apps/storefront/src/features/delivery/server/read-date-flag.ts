import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { toIsDateUnavailable } from '@shop/graphql/to-rules/to-date-flag';
import { cached } from '#foundation/cache/cached.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** Whether a product takes no delivery date (API-05); kept until the platform tells that the product changed. */
export function readIsDateUnavailable(handle: string): Promise<boolean> {
  return cached('dateFlag', { handle }, () =>
    queryPlatform(ProductDateFlagDocument, { handle }, toIsDateUnavailable),
  );
}
