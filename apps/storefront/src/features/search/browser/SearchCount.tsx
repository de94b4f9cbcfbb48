'use client';

import { useEffect } from 'react';
import type { SearchCountRequest } from '#features/telemetry/contract/search-count.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { whenIdle } from '#foundation/browser/when-idle.ts';

/** Counts a search, with code that loads when the page is idle (SEARCH-09). */
export function SearchCount({ query }: { query: string }) {
  useEffect(() => {
    const stop = new AbortController();
    whenIdle(() => {
      import('./SearchCount').then(
        ({ countSearch }) => countSearch(query, stop.signal),
        // The code failed to load: the search is not counted.
        () => undefined,
      );
    });
    return () => stop.abort();
  }, [query]);
  return null;
}

/** Events sent in this document: going back to a page is not another search. */
const counted = new Set<string>();

/**
 * Reports that a search page was shown, and once that a result was pressed: a product, or a page beside the products (SEARCH-09).
 * Only the query and the language are sent, without waiting for a response.
 * @param signal aborted when the page is left
 */
export function countSearch(query: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { locale } = shopSettings();
  const count = (event: SearchCountRequest['event']) => {
    const key = `${event} ${locale} ${query}`;
    if (counted.has(key)) return;
    counted.add(key);
    const body: SearchCountRequest = { q: query, locale, event };
    navigator.sendBeacon('/api/searches', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  count('search');
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('#main a[href]');
      // Filters, pagination and corrections stay on the search page; popular products are no results.
      if (!link || link.pathname === location.pathname || link.closest('#popular')) return;
      count('press');
    },
    { capture: true, signal },
  );
}
