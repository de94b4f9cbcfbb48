import { PAGE_SIZE, pageRange } from '@shop/rules/catalog/pagination';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ListCountInput {
  readonly locale: Locale;
  readonly page: number;
  /** Products on the page. */
  readonly shown: number;
  /** Products of the whole list. */
  readonly total: number;
}

/** How many products a list has, and where it has several pages which of them are shown (LIST-02, SEARCH-02). */
export function listCount({ locale, page, shown, total }: ListCountInput): string {
  const m = messages(locale);
  return total > PAGE_SIZE
    ? m.list.range({ n: total, ...pageRange(page, shown) })
    : m.list.count({ n: total });
}
