'use client';

import { SearchStart, type SearchStartProps } from '@shop/ui-kit/commerce/navigation/SearchStart';
import { useState } from 'react';
import { pageBrand } from '#foundation/browser/page-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { forgetSearch, forgetSearches, readRecentSearches, storeSearch } from './recent-searches';

interface BlankSearchProps {
  m: Messages;
  variant: NonNullable<SearchStartProps['variant']>;
  /** The page is about to change. */
  onLeave: () => void;
  /** A row went away that may have had the focus. */
  onRemoved: () => void;
}

/** What an opened search offers before anything is typed (SEARCH-08): recent searches, words worth searching for, the categories. */
export function BlankSearch({ m, variant, onLeave, onRemoved }: BlankSearchProps) {
  const [recent, setRecent] = useState(readRecentSearches);
  const forget = (change: () => void) => {
    change();
    setRecent(readRecentSearches());
    onRemoved();
  };
  const search = (keyword: string) => ({
    href: localePath(m.locale, `/search?${new URLSearchParams({ q: keyword })}`),
    label: keyword,
  });
  const { keywords, categories } = pageBrand();
  return (
    <SearchStart
      label={m.header.search}
      variant={variant}
      recent={{
        title: m.search.recent,
        clearLabel: m.search.clearRecent,
        items: recent.map((keyword) => ({
          ...search(keyword),
          removeLabel: m.search.removeRecent({ q: keyword }),
        })),
      }}
      choices={[
        { title: m.search.proposed, items: keywords.map(search) },
        { title: m.search.categories, items: categories },
      ].filter(({ items }) => items.length > 0)}
      onRemove={(index) => forget(() => forgetSearch(recent[index] ?? ''))}
      onClear={() => forget(forgetSearches)}
      onChoose={(label) => {
        if (keywords.includes(label) || recent.includes(label)) storeSearch(label);
        onLeave();
      }}
    />
  );
}
