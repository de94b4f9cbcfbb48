import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';

/** Maximum ranks shown. */
export const RANKING_MAX = 24;

/**
 * The Japanese address of a ranking.
 * @param category its handle, null for the overall ranking
 * @param shown number of ranks shown
 */
export function rankingPath(category: string | null, shown: number = SHOW_MORE_STEP): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(shown !== SHOW_MORE_STEP && { show: String(shown) }),
  });
  return query.size === 0 ? '/ranking' : `/ranking?${query}`;
}

/** The addresses of a ranking in a language, each with one more step of ranks (RANK-01). All but the first link to the ranks they add. */
export function rankingAddresses(locale: Locale, category: string | null): string[] {
  return Array.from({ length: RANKING_MAX / SHOW_MORE_STEP }, (_, index) => {
    const address = localePath(locale, rankingPath(category, (index + 1) * SHOW_MORE_STEP));
    return index === 0 ? address : `${address}#rank-${index * SHOW_MORE_STEP + 1}`;
  });
}
