import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { readSearch } from '#features/search/server/read-search.ts';
import { minuteRoom, telemetryServices } from '#features/telemetry/server/telemetry-services.ts';
import { countedTerm } from './counted-term';
import type { SearchCountServices } from './receive-search-count';

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
