import { productsQuery } from '../../contracts/products';
import { problemResponse } from '../../http/problem';
import type { Locale } from '../../i18n/locale';
import type { Card } from '../../screens/product/card';

/** Seconds that browsers keep an answer. It is the same for everybody, and no older than what a page itself shows. */
const KEPT_SECONDS = 60;
/** Seconds after which to try again while the platform is away. */
const RETRY_SECONDS = 15;

/**
 * GET /api/products (API-04): the products of the repeated `productIds`, in their order; unknown ones are left out.
 * A faulty query is a 400 that names its part, a platform out of reach a 503.
 */
export async function answerProducts(
  { url }: Request,
  readCards: (ids: readonly number[], locale: Locale) => Promise<readonly Card[]>,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const query = productsQuery.safeParse({
    productIds: searchParams.getAll('productIds'),
    locale: searchParams.get('locale') ?? undefined,
  });
  if (!query.success) {
    return problemResponse({
      status: 400,
      title: 'The query is faulty',
      errors: query.error.issues.map(({ path, message }) => ({ field: String(path[0]), detail: message })),
    });
  }
  try {
    const cards = await readCards(query.data.productIds, query.data.locale);
    return Response.json(cards, { headers: { 'cache-control': `public, max-age=${KEPT_SECONDS}` } });
  } catch (error) {
    console.error('GET /api/products', error);
    return problemResponse({
      status: 503,
      title: 'The products cannot be read now',
      retryAfter: RETRY_SECONDS,
    });
  }
}
