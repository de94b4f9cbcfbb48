import { pageCount, paginate } from '@shop/rules/catalog/pagination';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Pagination } from '@shop/ui-kit/primitives/Pagination';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ListPaginationProps {
  locale: Locale;
  page: number;
  /** Products of the whole list. */
  total: number;
  href: (page: number) => string;
  /** Asks search engines not to follow: the pages of a filtered list. @default false */
  nofollow?: boolean;
}

/** Arrows and the pages around the current one (LIST-02); nothing for a single page. */
export function ListPagination({ locale, page, total, href, nofollow = false }: ListPaginationProps) {
  const m = messages(locale);
  const last = pageCount(total);
  if (last === 1) return null;
  const { current, pages, previous, next } = paginate(page, last);
  return (
    <Box marginTop="xlarge">
      <Pagination
        nofollow={nofollow}
        label={m.pagination.current({ n: current, total: last })}
        pages={pages.map((number) => ({
          number,
          href: href(number),
          label: m.pagination.page({ n: number }),
          current: number === current,
        }))}
        previous={{ label: m.pagination.previous, ...(previous === null ? {} : { href: href(previous) }) }}
        next={{ label: m.pagination.next, ...(next === null ? {} : { href: href(next) }) }}
      />
    </Box>
  );
}
