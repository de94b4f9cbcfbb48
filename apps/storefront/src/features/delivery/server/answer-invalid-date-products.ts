import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { toIsDateUnavailable } from '@shop/graphql/to-rules/to-product';
import { cached } from '#foundation/cache/cached.ts';
import { checkFields, repeatedParam } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { log } from '#foundation/process/log.ts';
import { invalidDateProductsQuery, PRODUCT_HANDLES_MAX } from '../contract/invalid-date-products';

/** Seconds until a retry while the platform is unreachable. */
const RETRY_SECONDS = 15;
/** Concurrent platform requests; most products are answered from the cache. */
const AT_A_TIME = 10;

/**
 * GET /api/invalid-date-products (API-05): which of the repeated `productHandles` allow no delivery date, each once, in
 * their order. An invalid query is a 400 that names its part, an unreachable platform a 503 (API-06).
 * @param isDateUnavailable asks the platform about one product; throws when it is unreachable
 */
export async function answerInvalidDateProducts(
  { url }: Request,
  isDateUnavailable: (handle: string) => Promise<boolean>,
): Promise<Response> {
  const query = checkFields(
    invalidDateProductsQuery,
    { productHandles: repeatedParam(new URL(url).searchParams, 'productHandles', PRODUCT_HANDLES_MAX) },
    'query',
  );
  if (query instanceof Response) return query;
  try {
    const invalid = await handlesWithoutDates(query.value.productHandles, isDateUnavailable);
    // A set flag applies at once, so no browser caches the answer.
    return Response.json(invalid, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error('GET /api/invalid-date-products', error);
    return problem({ status: 503, title: 'Products unavailable' }, { 'retry-after': String(RETRY_SECONDS) });
  }
}

/** Those of the products that allow no delivery date, each once, in their order (DLV-04). */
export async function handlesWithoutDates(
  productHandles: readonly string[],
  isDateUnavailable: (handle: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const handles = [...new Set(productHandles)];
  const invalid: string[] = [];
  for (let start = 0; start < handles.length; start += AT_A_TIME) {
    const some = handles.slice(start, start + AT_A_TIME);
    const answers = await Promise.all(some.map(isDateUnavailable));
    invalid.push(...some.filter((_handle, index) => answers[index]));
  }
  return invalid;
}

/** Whether a product allows no delivery date (API-05); cached until the platform reports a change of the product. */
export function readIsDateUnavailable(handle: string): Promise<boolean> {
  return cached('dateFlag', { handle }, () =>
    queryPlatform(ProductDateFlagDocument, { handle }, toIsDateUnavailable),
  );
}
