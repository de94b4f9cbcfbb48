import { DEFAULT_LIST_VIEW, type ListView } from '@shop/rules/catalog/list-view';
import { KEYWORD_MAX_LENGTH, parseKeyword } from '@shop/rules/catalog/search-keyword';
import type { ProductCard } from '@shop/rules/product/product-card';
import { NO_SUGGESTIONS, SUGGESTIONS_OF_A_KIND, type Suggestions } from '@shop/rules/search/suggestions';
import { z } from 'zod';
import { type Card, toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { checkFields, queryLanguage, singleParam } from '#foundation/endpoint/read-fields.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { log } from '#foundation/process/log.ts';
import { toSuggested } from './answer-search-start';
import type { SearchIndex } from './search-index';
import { suggestFromIndex } from './suggest-from-index';

/** Maximum wait for prices while typing, in milliseconds. */
const PRICES_TIMEOUT_MS = 400;

/** Current cards from the platform; null if they cannot be read in time. A late read serves the next request. Never rejects. */
export async function cardsInTime(read: () => Promise<readonly Card[]>): Promise<readonly Card[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PRICES_TIMEOUT_MS);
  });
  const cards = read().catch((error: unknown) => {
    log.error('The cards of suggestions', error);
    return null;
  });
  try {
    return await Promise.race([cards, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The dependencies of the response. */
export interface SuggestionSources {
  /** Null until the process has loaded it. */
  readonly index: () => SearchIndex | null;
  readonly readCards: (ids: readonly number[], locale: Locale) => Promise<readonly Card[]>;
  /** Search without an index: on the platform. */
  readonly readSearch: (
    keyword: string,
    view: ListView,
    locale: Locale,
  ) => Promise<{ readonly products: readonly ProductCard[]; readonly total: number }>;
}

/** Cache lifetime in seconds. The response is the same for all clients, and no older than the content of a page. */
const CACHED_SECONDS = 60;

/** The query: the typed text, at most as long as a keyword may be, and the page's language. */
const suggestionsQuery = z.object({
  q: z.string().max(KEYWORD_MAX_LENGTH).transform(parseKeyword).pipe(z.string('must not be blank')),
  locale: queryLanguage,
});

/**
 * GET /api/suggestions?q=…&locale=… (SEARCH-04): suggestions while a shopper types, from the shop's own index, with the platform's
 * prices. If the platform is too slow, prices come from the index; until an index exists, the platform's search returns the
 * products: neither response is cached. An invalid query is a 400 that names the field, an unreachable platform that is needed a
 * 503.
 */
export async function answerSuggestions({ url }: Request, sources: SuggestionSources): Promise<Response> {
  const { searchParams } = new URL(url);
  const query = checkFields(
    suggestionsQuery,
    { q: singleParam(searchParams, 'q'), locale: singleParam(searchParams, 'locale') },
    'query',
  );
  if (query instanceof Response) return query;
  const { q, locale } = query.value;
  const index = sources.index();
  if (index === null) {
    const found = await withPlatform('suggestions', () => sources.readSearch(q, DEFAULT_LIST_VIEW, locale));
    if (found instanceof Response) return found;
    const cards = found.value.products
      .slice(0, SUGGESTIONS_OF_A_KIND)
      .map((product) => toCard(product, productLists()));
    const { total } = found.value;
    const all = total === 0 ? null : { keyword: q, total };
    return answer({ ...NO_SUGGESTIONS, products: cards.map(toSuggested), all }, { isKept: false });
  }
  const suggestions = suggestFromIndex(index, q, locale);
  const ids = suggestions.products.map(({ id }) => id);
  const fresh = ids.length === 0 ? [] : await cardsInTime(() => sources.readCards(ids, locale));
  const cards = fresh ?? suggestions.products.map((product) => toCard(product, productLists()));
  return answer({ ...suggestions, products: cards.map(toSuggested) }, { isKept: fresh !== null });
}

function answer(suggestions: Suggestions, { isKept }: { isKept: boolean }): Response {
  const cacheControl = isKept ? `public, max-age=${CACHED_SECONDS}` : 'no-store';
  return Response.json(suggestions, { headers: { 'cache-control': cacheControl } });
}
