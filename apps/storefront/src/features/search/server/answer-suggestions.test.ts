import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { NO_SUGGESTIONS } from '@shop/rules/search/suggestions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '#features/product/contract/card.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { suggestionsAnswer } from '../contract/suggestions';
import { answerSuggestions, type SuggestionSources } from './answer-suggestions';
import type { SearchIndex } from './search-index';

const { index, entries } = await indexedCatalogue();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const card = (id: number, locale: Locale): Card => ({
  id,
  handle: `plant-${id}`,
  title: `plant ${id} ${locale}`,
  vendor: '水城グリーンファーム',
  price: 777,
});
/** The platform's cards, in the requested order. */
const readCards = vi.fn<SuggestionSources['readCards']>();
const readSearch = vi.fn<SuggestionSources['readSearch']>();
function get(query: string, given: SearchIndex | null = index) {
  const url = `http://shop.example/api/suggestions?${query}`;
  return answerSuggestions(new Request(url), { index: () => given, readCards, readSearch });
}
const typed = (q: string, locale: Locale = 'ja') => String(new URLSearchParams({ q, locale }));
const cacheControl = (answer: Response) => answer.headers.get('cache-control');

afterEach(() => vi.resetAllMocks());

describe('[SEARCH-04] GET /api/suggestions', () => {
  test('answers from the index, with the prices of now; kept for a minute, by everybody', async () => {
    readCards.mockImplementation(async (ids, locale) => ids.map((id) => card(id, locale)));
    const answer = await get(typed('もんす', 'en'));
    expect([answer.status, cacheControl(answer)]).toEqual([200, 'public, max-age=60']);
    const body = suggestionsAnswer.parse(await answer.json());
    expect(body.keywords).toEqual(['monstera']);
    const [ids = []] = readCards.mock.calls[0] ?? [];
    expect(body.products).toEqual(
      ids.map((id) => ({
        handle: `plant-${id}`,
        title: `plant ${id} en`,
        imageSrc: null,
        price: 777,
        hasPriceRange: false,
      })),
    );
    expect(ids).toHaveLength(3);
    expect(readSearch).not.toHaveBeenCalled();
  });

  test('a picture and a range of prices are said; what the platform does not know any more is left out', async () => {
    readCards.mockImplementation(async ([id = 0]) => [
      { ...card(id, 'ja'), image: 'https://a.test/a.jpg', isRange: true },
    ]);
    const { products } = await (await get(typed('モンステラ'))).json();
    expect(products).toEqual([
      expect.objectContaining({ imageSrc: 'https://a.test/a.jpg', hasPriceRange: true }),
    ]);
  });

  test('what nobody knows is nothing, and nobody is asked for cards', async () => {
    readCards.mockResolvedValue([]);
    const answer = await get(typed('zzzzqqq'));
    expect(await answer.json()).toEqual(NO_SUGGESTIONS);
    expect(cacheControl(answer)).toBe('public, max-age=60');
    expect(readCards).not.toHaveBeenCalled();
  });

  test('without the platform the index says what it has, and the answer is not kept', async () => {
    vi.spyOn(log, 'error').mockReturnValueOnce();
    readCards.mockRejectedValue(new PlatformUnreachableError('away'));
    const answer = await get(typed('モンスタラ'));
    expect([answer.status, cacheControl(answer)]).toEqual([200, 'no-store']);
    const { correction, products } = suggestionsAnswer.parse(await answer.json());
    expect([correction, products[0]?.title]).toEqual(['モンステラ', 'モンステラ・デリシオーサ']);
  });

  test('a platform that is slow keeps nobody waiting', async () => {
    vi.useFakeTimers();
    let arrive = (_cards: readonly Card[]) => {};
    readCards.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const answer = get(typed('モンステラ'));
    await vi.advanceTimersByTimeAsync(400);
    expect(cacheControl(await answer)).toBe('no-store');
    arrive([]);
  });

  test('until there is an index the platform’s search names products, and the answer is not kept', async () => {
    const [entry] = entries;
    if (entry?.document.kind !== 'product') throw new Error('no product');
    readSearch.mockResolvedValue({ products: Array(24).fill(entry.document.card.en), total: 30 });
    const answer = await get(typed('モン', 'en'), null);
    expect(cacheControl(answer)).toBe('no-store');
    const { products, ...others } = suggestionsAnswer.parse(await answer.json());
    expect(products.map(({ title }) => title)).toEqual(Array(3).fill(entry.document.card.en.title));
    expect({ ...others, products: [] }).toEqual({ ...NO_SUGGESTIONS, all: { keyword: 'モン', total: 30 } });
    expect(readSearch).toHaveBeenCalledExactlyOnceWith('モン', DEFAULT_LIST_VIEW, 'en');
  });

  test('without an index and without the platform it is a 503 that says when to try again', async () => {
    vi.spyOn(log, 'error').mockReturnValueOnce();
    readSearch.mockRejectedValue(new PlatformUnreachableError('away'));
    const answer = await get(typed('モン'), null);
    expect([answer.status, answer.headers.get('retry-after'), cacheControl(answer)]).toEqual([
      503,
      '15',
      'no-store',
    ]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each([
    ['', 'q', 'is missing: must be text'],
    ['q=', 'q', 'must not be blank'],
    ['q=%20%E3%80%80', 'q', 'must not be blank'],
    [`q=${'x'.repeat(101)}`, 'q', 'must have at most 100 characters'],
    ['q=a&q=b', 'q', 'must be text'],
    ['q=a&locale=fr', 'locale', 'must be one of ja, en'],
    ['q=a&locale=', 'locale', 'must be one of ja, en'],
    ['q=a&locale=ja&locale=en', 'locale', 'must be one of ja, en'],
    ['q=a&locale=constructor', 'locale', 'must be one of ja, en'],
  ])('?%s is a problem of %s: it %s', async (query, field, fault) => {
    const answer = await get(query);
    expect([answer.status, cacheControl(answer)]).toEqual([400, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect((await answer.json()).errors).toEqual([{ field, detail: `${field} ${fault}.` }]);
  });
});
