'use client';

import { SearchStart, type SearchStartProps } from '@shop/ui-kit/commerce/navigation/SearchStart';
import { useEffect, useState } from 'react';
import { pageBrand } from '#foundation/browser/page-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { COVER_FOCUS, productPicture } from '#foundation/images/product-picture.ts';
import { type SearchStartAnswer, START_CATEGORIES } from '../contract/search-start';
import { knownSearchStart, readSearchStart } from './read-suggestions';
import { forgetSearch, forgetSearches, readRecentSearches, storeSearch } from './recent-searches';
import { productRow } from './suggestion-groups';

interface BlankSearchProps {
  m: Messages;
  variant: NonNullable<SearchStartProps['variant']>;
  /** The page is about to change. */
  onLeave: () => void;
  /** A removed row may have had the focus. */
  onRemoved: () => void;
}

/** An image with at least this aspect ratio is a list's cover, which a square crops: its plants are right of the text. */
const COVER_RATIO = 2;

/**
 * The content of an opened search before typing (SEARCH-08): recent searches, proposed words, the categories; and, once loaded,
 * pictures of the categories and best sellers. If that fails, or in data-saving mode, the categories are text.
 */
export function BlankSearch({ m, variant, onLeave, onRemoved }: BlankSearchProps) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [start, setStart] = useState<SearchStartAnswer | 'coming' | null>(() =>
    isDataSaved() ? null : (knownSearchStart() ?? 'coming'),
  );
  useEffect(() => {
    if (start !== 'coming') return;
    const stop = new AbortController();
    readSearchStart(stop.signal).then(
      (answer) => stop.signal.aborted || setStart(answer),
      () => setStart(null),
    );
    return () => stop.abort();
  }, [start]);
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
  const hasPictures = start === 'coming' || (start !== null && start.pictures.length > 0);
  const pictures = new Map(start === 'coming' ? [] : start?.pictures.map((one) => [one.path, one]));
  const products = start === 'coming' ? [] : (start?.products ?? []);
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
        { title: m.search.categories, items: hasPictures ? [] : categories },
      ].filter(({ items }) => items.length > 0)}
      {...(hasPictures &&
        categories.length > 0 && {
          squares: {
            title: m.search.categories,
            items: categories.slice(0, START_CATEGORIES).map(({ href, label }) => {
              const { src, ratio } = pictures.get(href) ?? {};
              if (src === undefined) return { href, label };
              const picture = {
                ...productPicture({ src, alt: '' }, 360),
                ...(ratio != null && { ratio }),
                ...(ratio != null && ratio >= COVER_RATIO && { focus: COVER_FOCUS }),
              };
              return { href, label, picture };
            }),
            ...(categories.length > START_CATEGORIES && {
              more: { href: localePath(m.locale, '/#categories'), label: m.search.allCategories },
            }),
          },
        })}
      {...(products.length > 0 && {
        products: {
          title: m.search.recommend,
          items: products.map((product) => ({ label: product.title, ...productRow(product, m) })),
        },
      })}
      onRemove={(index) => forget(() => forgetSearch(recent[index] ?? ''))}
      onClear={() => forget(forgetSearches)}
      onChoose={(label) => {
        if (keywords.includes(label) || recent.includes(label)) storeSearch(label);
        onLeave();
      }}
    />
  );
}

/** Whether the browser is in data-saving mode: then only typed text is requested. */
function isDataSaved(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
