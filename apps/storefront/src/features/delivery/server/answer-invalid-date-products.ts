import { ProductDateFlagDocument } from '@shop/graphql/documents';
import { toIsDateUnavailable } from '@shop/graphql/to-rules/to-date-flag';
import { cached } from '#foundation/cache/cached.ts';
import { checkFields, repeated } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { log } from '#foundation/process/log.ts';
import { invalidDateProductsQuery, PRODUCT_HANDLES_MAX } from '../contract/invalid-date-products';

/** Seconds after which to try again while the platform is away. */
const RETRY_SECONDS = 15;
/** Questions to the platform at a time; most are answered from what is kept. */
const AT_A_TIME = 10;

/**
 * GET /api/invalid-date-products (API-05): which of the repeated `productHandles` take no delivery date, each once, in
 * their order. A faulty query is a 400 that names its part, a platform out of reach a 503 (API-06).
 * @param isDateUnavailable asks the platform about one product; throws when it is out of reach
 */
export async function answerInvalidDateProducts(
  { url }: Request,
  isDateUnavailable: (handle: string) => Promise<boolean>,
): Promise<Response> {
  const query = checkFields(
    invalidDateProductsQuery,
    { productHandles: repeated(new URL(url).searchParams, 'productHandles', PRODUCT_HANDLES_MAX) },
    'query',
  );
  if (query instanceof Response) return query;
  const handles = [...new Set(query.value.productHandles)];
  try {
    const invalid: string[] = [];
    for (let start = 0; start < handles.length; start += AT_A_TIME) {
      const some = handles.slice(start, start + AT_A_TIME);
      const answers = await Promise.all(some.map(isDateUnavailable));
      invalid.push(...some.filter((_handle, index) => answers[index]));
    }
    // A flag that is set counts at once, so that no browser keeps the answer.
    return Response.json(invalid, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error('GET /api/invalid-date-products', error);
    return problem({ status: 503, title: 'Products unavailable' }, { 'retry-after': String(RETRY_SECONDS) });
  }
}

/** Whether a product takes no delivery date (API-05); kept until the platform tells that the product changed. */
export function readIsDateUnavailable(handle: string): Promise<boolean> {
  return cached('dateFlag', { handle }, () =>
    queryPlatform(ProductDateFlagDocument, { handle }, toIsDateUnavailable),
  );
}
