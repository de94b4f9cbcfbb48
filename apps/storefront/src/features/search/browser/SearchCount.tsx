'use client';

import { useEffect } from 'react';
import { whenAtRest } from '#foundation/browser/when-at-rest.ts';

/** Has a search counted, by code that comes when the page is at rest (SEARCH-09). */
export function SearchCount({ query }: { query: string }) {
  useEffect(() => {
    const stop = new AbortController();
    whenAtRest(() => {
      import('./count-search').then(
        ({ countSearch }) => countSearch(query, stop.signal),
        // The code did not come: it is not counted, and nobody misses it.
        () => undefined,
      );
    });
    return () => stop.abort();
  }, [query]);
  return null;
}
