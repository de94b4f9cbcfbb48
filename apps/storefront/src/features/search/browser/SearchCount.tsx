'use client';

import { useEffect } from 'react';
import type { SearchCountRequest } from '#features/telemetry/contract/search-count.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { whenAtRest } from '#foundation/browser/when-at-rest.ts';

/** Has a search counted, by code that comes when the page is at rest (SEARCH-09). */
export function SearchCount({ query }: { query: string }) {
  useEffect(() => {
    const stop = new AbortController();
    whenAtRest(() => {
      import('./SearchCount').then(
        ({ countSearch }) => countSearch(query, stop.signal),
        // The code did not come: it is not counted, and nobody misses it.
        () => undefined,
      );
    });
    return () => stop.abort();
  }, [query]);
  return null;
}

/** What was told in this document: a page that was gone back to is no other search. */
const told = new Set<string>();

/**
 * Tells the shop that a search page was shown, and once that a result of it was pressed: a product, or a page beside the products
 * (SEARCH-09). Only the words and the language go, and nothing waits for the answer.
 * @param signal aborted when the page is left
 */
export function countSearch(query: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { locale } = shopSettings();
  const tell = (event: SearchCountRequest['event']) => {
    const key = `${event} ${locale} ${query}`;
    if (told.has(key)) return;
    told.add(key);
    const body: SearchCountRequest = { q: query, locale, event };
    navigator.sendBeacon('/api/searches', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  tell('search');
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('#main a[href]');
      // Filters, pages and corrections stay on the search page; what is popular was not found.
      if (!link || link.pathname === location.pathname || link.closest('#popular')) return;
      tell('press');
    },
    { capture: true, signal },
  );
}
