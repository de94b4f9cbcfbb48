'use client';

import { useEffect } from 'react';

/** Sets the header's field, which persists across pages, to the query, and clears it when the page is left (SEARCH-02). */
export function HeaderQuery({ query }: { query: string }) {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('header input[data-suggest]');
    if (field === null) return;
    // Text typed meanwhile is not overwritten.
    if (field.value === '' && field !== document.activeElement) field.value = query;
    return () => {
      if (field.value === query) field.value = '';
    };
  }, [query]);
  return null;
}
