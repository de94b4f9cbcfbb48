import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import type { TelemetryServices } from '#features/telemetry/server/telemetry-services.ts';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { asked, clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { searchCountRequestSchema } from '../contract/search-count';
import { countedTerm } from './counted-term';
import { countResultPress, countSearch, type SearchOutcome } from './search-term.repository';

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
