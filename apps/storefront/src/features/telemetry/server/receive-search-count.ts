import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { readSearch } from '#features/search/server/read-search.ts';
import {
  minuteRoom,
  type TelemetryServices,
  telemetryServices,
} from '#features/telemetry/server/telemetry-services.ts';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { asked, clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { searchCountRequestSchema } from '../contract/search-count';
import { countResultPress, countSearch, type SearchOutcome } from './search-term.repository';

/** Longest text that is written down, in characters. */
const LONGEST = 60;

/** What may belong to a person, in text without full-width forms. */
const PERSONAL: readonly RegExp[] = [
  // An address of a mail, also half of one, and an address of the web, which may carry a token.
  /@|:\/\/|\bwww\./,
  // A number of an order, an account, a card or a telephone.
  /\d{7,}/,
  // A telephone: it begins with 0 or a country, and is written in groups.
  /(?:\+\d{1,3}|(?<!\d)0)[\d\s.()\p{Pd}ー−]*\d[\d\s.()\p{Pd}ー−]{6,}\d/u,
  // A card, and a postal code: who types one types an address.
  /\d{4}(?:[\s\p{Pd}]\d{4}){2}/u,
  /(?<!\d)\d{3}[\p{Pd}ー−]\d{4}(?!\d)|〒/u,
];

/**
 * The words of a search as they are counted (SEARCH-09): one spelling of width and capitals, bounded, without invisible characters. Null for
 * text that may say who somebody is: all of it, because what stands beside an address is a name.
 */
export function countedTerm(query: string): string | null {
  const text = query.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (PERSONAL.some((pattern) => pattern.test(text))) return null;
  const term = Array.from(text).slice(0, LONGEST).join('').trim();
  return term === '' ? null : term;
}

/** What the counting of searches works with. */
export interface SearchCountServices extends Omit<TelemetryServices, 'sample'> {
  /** What a search page shows for words. @throws PlatformUnreachableError where it has to be asked */
  readonly readOutcome: (keyword: string, locale: Locale) => Promise<SearchOutcome>;
}

/** A search, a press, and some searches a minute. */
const BEACONS_PER_FORM = 4;

/**
 * `POST /api/searches` (SEARCH-09): a search page was shown, or a result of it pressed. Browsers tell it, because the page itself is cached
 * and programs read it too; what the words found, the shop says itself. Nobody waits for the answer: what may name a person, and what is
 * one too many, is let go without a word.
 */
export async function receiveSearchCount(request: Request, services: SearchCountServices): Promise<Response> {
  const received = await receiveFields(request, services, searchCountRequestSchema, 'json');
  if (received instanceof Response) return received;
  const { q, locale, event } = received.value;
  const keyword = parseKeyword(q);
  const term = countedTerm(q);
  if (keyword === null || term === null || !services.hasRoom()) return taken();
  return withStore(services.store, async (pool) => {
    const most = services.mostPerClient * BEACONS_PER_FORM;
    const refusal = await refuseTooMany(pool, clientLimit(request, 'telemetry', most));
    if (refusal !== null) return refusal;
    if (event === 'press') {
      await countResultPress(pool, { locale, term });
      return taken();
    }
    const outcome = await asked('what a search found', () => services.readOutcome(keyword, locale));
    if (outcome instanceof Response) return outcome;
    await countSearch(pool, { locale, term }, outcome.value);
    return taken();
  });
}

function taken(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Searches and presses that one process writes down in a minute. */
const MOST_PER_MINUTE = 240;

const hasRoom = minuteRoom(MOST_PER_MINUTE);

/** Those of this process. */
export function searchCountServices(): SearchCountServices {
  const { store, shopUrl, mostPerClient } = telemetryServices();
  return {
    store,
    shopUrl,
    mostPerClient,
    hasRoom,
    readOutcome: async (keyword, locale) => {
      // The page has just asked for the same: it is cached.
      const { total, places, correction } = await readSearch(keyword, DEFAULT_LIST_VIEW, locale);
      return { results: total + places.length, correction: correction && countedTerm(correction) };
    },
  };
}
