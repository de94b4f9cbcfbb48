import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { readSearch } from '#features/search/server/read-search.ts';
import {
  minuteRoom,
  type TelemetryServices,
  telemetryServices,
} from '#features/telemetry/server/telemetry-services.ts';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withPlatform, withStore } from '#foundation/endpoint/with-store.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { searchCountRequestSchema } from '../contract/search-count';
import { countResultPress, countSearch, type SearchOutcome } from './search-term.repository';

/** Longest stored text, in characters. */
const MAX_TERM_LENGTH = 60;

/** Patterns of possibly personal data, in text without full-width forms. */
const PERSONAL: readonly RegExp[] = [
  // A complete or partial e-mail address, or a URL, which may contain a token.
  /@|:\/\/|\bwww\./,
  // An order, account, card or telephone number.
  /\d{7,}/,
  // A telephone number: it begins with 0 or a country code, and is written in groups.
  /(?:\+\d{1,3}|(?<!\d)0)[\d\s.()\p{Pd}ー−]*\d[\d\s.()\p{Pd}ー−]{6,}\d/u,
  // A card number, and a postal code: it is usually part of an address.
  /\d{4}(?:[\s\p{Pd}]\d{4}){2}/u,
  /(?<!\d)\d{3}[\p{Pd}ー−]\d{4}(?!\d)|〒/u,
];

/**
 * A search term in the form that is counted (SEARCH-09): width and case folded, limited in length, without invisible characters.
 * Null if it may identify a person: the whole text, because a name may be beside an address.
 */
export function countedTerm(query: string): string | null {
  const text = query.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (PERSONAL.some((pattern) => pattern.test(text))) return null;
  const term = Array.from(text).slice(0, MAX_TERM_LENGTH).join('').trim();
  return term === '' ? null : term;
}

/** The dependencies of the search counter. */
export interface SearchCountServices extends Omit<TelemetryServices, 'sample'> {
  /**
   * The results of a search page for a query; null while the platform answers in place of the shop's index, whose misses are not the
   * search's. @throws PlatformUnreachableError if it has to be requested
   */
  readonly readOutcome: (keyword: string, locale: Locale) => Promise<SearchOutcome | null>;
}

/** A search, a press, and several searches per minute. */
const BEACONS_PER_FORM = 4;

/**
 * `POST /api/searches` (SEARCH-09): a search page was shown, or a result pressed. Browsers report it, because the page itself is
 * cached and bots read it too; the shop determines the results itself. No client waits for the answer: possibly personal terms
 * and requests beyond the limit are dropped silently.
 */
export async function receiveSearchCount(request: Request, services: SearchCountServices): Promise<Response> {
  const received = await receiveFields(request, services, searchCountRequestSchema, 'json');
  if (received instanceof Response) return received;
  const { q, locale, event } = received.value;
  const keyword = parseKeyword(q);
  const term = countedTerm(q);
  if (keyword === null || term === null || !services.hasRoom()) return accepted();
  return withStore(services.store, async (pool) => {
    const most = services.maxPerClient * BEACONS_PER_FORM;
    const refusal = await refuseTooMany(pool, clientLimit(request, 'telemetry', most));
    if (refusal !== null) return refusal;
    if (event === 'press') {
      await countResultPress(pool, { locale, term });
      return accepted();
    }
    const outcome = await withPlatform('what a search found', () => services.readOutcome(keyword, locale));
    if (outcome instanceof Response) return outcome;
    if (outcome.value !== null) await countSearch(pool, { locale, term }, outcome.value);
    return accepted();
  });
}

function accepted(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Maximum searches and presses stored per process and minute. */
const MAX_PER_MINUTE = 240;

const hasRoom = minuteRoom(MAX_PER_MINUTE);

/** The services of this process. */
export function searchCountServices(): SearchCountServices {
  const { store, shopUrl, maxPerClient } = telemetryServices();
  return {
    store,
    shopUrl,
    maxPerClient,
    hasRoom,
    readOutcome: async (keyword, locale) => {
      // The page has just requested the same: it is cached.
      const { total, places, correction, isProvisional } = await readSearch(
        keyword,
        DEFAULT_LIST_VIEW,
        locale,
      );
      if (isProvisional) return null;
      return { results: total + places.length, correction: correction && countedTerm(correction) };
    },
  };
}
