import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { singleFlight } from '@shop/page-server/single-flight';
import { FAVORITES_MAX } from '@shop/rules/favorite/favorites';
import { toGid } from '@shop/rules/global-id';
import { LOCALES, type Locale, platformCode } from '@shop/rules/language';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { CARD_FRESH_MS, CARDS_HELD } from '#foundation/cache/cache-manifest.ts';
import { checkFields, queryLanguage, repeatedParam, singleParam } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { log } from '#foundation/process/log.ts';
import type { Card } from '../contract/card';

/** Maximum products per request: the maximum number of favourites. */
const PRODUCTS_MAX = FAVORITES_MAX;

const PRODUCT_ID = /^[1-9]\d{0,15}$/;

/** The query of GET /api/products (API-04): `productIds` repeated, and the language of the texts. */
const productsQuery = z.object({
  productIds: z
    .array(
      z
        .string()
        .regex(PRODUCT_ID, 'must be a product number')
        .transform(Number)
        .refine(Number.isSafeInteger, 'must be a product number'),
    )
    .min(1, 'must be given at least once')
    .max(PRODUCTS_MAX, `must be given at most ${PRODUCTS_MAX} times`),
  locale: queryLanguage,
});

/** Product cards in the order of the ids; unknown ids are omitted (API-04). */
export function readCards(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  return cards(locale).take(ids);
}

/** Invalidates the cards of changed products; they are read again on demand. */
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
  const variables = { ids: ids.map((id) => toGid('Product', id)), language: platformCode(locale) };
  return singleFlight(`cards ${changes} ${JSON.stringify(variables)}`, async () =>
    (await queryPlatform(ProductsByIdsDocument, variables, ({ nodes }) => toProductCards(nodes))).map(
      toWindowCard,
    ),
  );
}

/** Browser cache lifetime in seconds. The response is the same for all clients, and no older than the content of a page. */
const CACHED_SECONDS = 60;
/** Retry-After in seconds while the platform is unavailable. */
const RETRY_SECONDS = 15;

/**
 * GET /api/products (API-04): the products of the repeated `productIds`, in their order; unknown ids are omitted. An invalid query
 * is a 400 that names the field, an unreachable platform a 503.
 */
export async function answerProducts(
  { url }: Request,
  readCards: (ids: readonly number[], locale: Locale) => Promise<readonly Card[]>,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const query = checkFields(
    productsQuery,
    {
      productIds: repeatedParam(searchParams, 'productIds', PRODUCTS_MAX),
      locale: singleParam(searchParams, 'locale'),
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

/**
 * Reads product cards by id; the result omits ids the shop does not have.
 * @param changes number of invalidations so far: a call after a change joins no read that began before it
 */
type ReadCards = (ids: readonly number[], changes: number) => Promise<readonly Card[]>;

/**
 * Cards of single products, cached for a minute, so that favourites and sliders of many shoppers cost one query per product instead
 * of one per combination. Missing products are cached too.
 */
export class ProductCardCache {
  readonly #held: LRUCache<number, { readonly card: Card | null }>;
  readonly #read: ReadCards;
  /** Number of invalidations by product changes. */
  #changes = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(read: ReadCards, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#held = new LRUCache({ max: CARDS_HELD, ttl: CARD_FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** The cards of `ids` in their order; unknown ids are omitted. Throws the reader's errors. */
  async take(ids: readonly number[]): Promise<readonly Card[]> {
    const requested = [...new Set(ids)];
    const found = new Map<number, Card | null>();
    for (const id of requested) {
      const held = this.#held.get(id);
      if (held !== undefined) found.set(id, held.card);
    }
    const missing = requested.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const changes = this.#changes;
      const cards = new Map((await this.#read(missing, changes)).map((card) => [card.id, card]));
      // The read began before a change and ended after it: its result is returned to this caller but not cached.
      const isOutdated = changes !== this.#changes;
      for (const id of missing) {
        const card = cards.get(id) ?? null;
        found.set(id, card);
        if (!isOutdated) this.#held.set(id, { card });
      }
    }
    return requested.flatMap((id) => found.get(id) ?? []);
  }

  /** Drops the cards of products, and all missing ids: one of them may exist now. */
  forget(handles: readonly string[] | 'all'): void {
    this.#changes += 1;
    for (const [id, { card }] of this.#held) {
      if (handles === 'all' || card === null || handles.includes(card.handle)) this.#held.delete(id);
    }
  }
}
