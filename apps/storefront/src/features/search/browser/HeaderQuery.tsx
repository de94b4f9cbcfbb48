'use client';

import { useEffect } from 'react';

/** Puts what was searched for into the header's field, which outlives the page, and takes it out again with the page (SEARCH-02). */
export function HeaderQuery({ query }: { query: string }) {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('header input[data-suggest]');
    if (field === null) return;
    // What a shopper types meanwhile is theirs.
    if (field.value === '' && field !== document.activeElement) field.value = query;
    return () => {
      if (field.value === query) field.value = '';
    };
  }, [query]);
  return null;
}
