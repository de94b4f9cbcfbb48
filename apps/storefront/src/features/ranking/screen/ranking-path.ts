import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';

/** Ranks shown in all. */
export const RANKING_MAX = 24;

/**
 * Address of a ranking in Japanese.
 * @param category its handle, null for the overall ranking
 * @param shown how many of it are shown
 */
export function rankingPath(category: string | null, shown: number = SHOW_MORE_STEP): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(shown !== SHOW_MORE_STEP && { show: String(shown) }),
  });
  return query.size === 0 ? '/ranking' : `/ranking?${query}`;
}

/**
 * The addresses of a ranking in a language, each with one step more of it than the one before (RANK-01). Those after the first
 * lead to what they add.
 */
export function rankingAddresses(locale: Locale, category: string | null): string[] {
  return Array.from({ length: RANKING_MAX / SHOW_MORE_STEP }, (_, index) => {
    const address = localePath(locale, rankingPath(category, (index + 1) * SHOW_MORE_STEP));
    return index === 0 ? address : `${address}#rank-${index * SHOW_MORE_STEP + 1}`;
  });
}
