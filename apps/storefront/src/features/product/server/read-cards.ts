import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { singleFlight } from '@shop/page-server/single-flight';
import { toGid } from '@shop/rules/global-id';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { checkFields, repeated } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { languageOf, queryPlatform } from '#foundation/platform/query-platform.ts';
import { log } from '#foundation/process/log.ts';
import type { Card } from '../contract/card';
import { PRODUCTS_MAX, productsQuery } from '../contract/products';
import { ProductCardCache } from './product-card-cache';

/** The cards of products in the order of their numbers; unknown ones are left out (API-04). */
export function readCards(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  return cards(locale).take(ids);
}

/** Products were changed: their cards are read anew when they are asked for. */
export function forgetCards(handles: readonly string[] | 'all'): void {
  for (const locale of LOCALES) cards(locale).forget(handles);
}

function cards(locale: Locale): ProductCardCache {
  return onePerProcess(
    `cards.${locale}`,
    () => new ProductCardCache((missing, changes) => ask(missing, changes, locale)),
  );
}

function ask(ids: readonly number[], changes: number, locale: Locale): Promise<readonly Card[]> {
  const variables = { ids: ids.map((id) => toGid('Product', id)), language: languageOf(locale) };
  return singleFlight(`cards ${changes} ${JSON.stringify(variables)}`, async () =>
    (await queryPlatform(ProductsByIdsDocument, variables, ({ nodes }) => toProductCards(nodes))).map(
      toWindowCard,
    ),
  );
}

/** Seconds that browsers keep an answer. It is the same for everybody, and no older than what a page itself shows. */
const CACHED_SECONDS = 60;
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
  const locales = searchParams.getAll('locale');
  const query = checkFields(
    productsQuery,
    {
      productIds: repeated(searchParams, 'productIds', PRODUCTS_MAX),
      // Given twice it would be guessed which is meant.
      locale: locales.length > 1 ? locales : locales[0],
    },
    'query',
  );
  if (query instanceof Response) return query;
  try {
    const cards = await readCards(query.value.productIds, query.value.locale);
    return Response.json(cards, { headers: { 'cache-control': `public, max-age=${CACHED_SECONDS}` } });
  } catch (error) {
    log.error('GET /api/products', error);
    return problem({ status: 503, title: 'Products unavailable' }, { 'retry-after': String(RETRY_SECONDS) });
  }
}
