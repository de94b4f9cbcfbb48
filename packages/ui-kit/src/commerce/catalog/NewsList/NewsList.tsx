import type { LinkAs } from '#primitives/Link/Link.tsx';
import { date as dateStyle, list, row } from './NewsList.css.ts';

export interface NewsItem {
  /** The target of `#id` links */
  id: string;
  title: string;
  /** Machine-readable, 2026-11-18 */
  date: string;
  /** As displayed */
  dateLabel: string;
  /** The page with the full text; without it there is only the title */
  href?: string;
}

export interface NewsListProps {
  items: readonly NewsItem[];
  /** Renders the links. @default 'a' */
  linkAs?: LinkAs;
}

/** News, newest first, one per row; those with a page link to it. */
export function NewsList({ items, linkAs: Anchor = 'a' }: NewsListProps) {
  return (
    <ul className={list}>
      {items.map(({ id, href, title, date, dateLabel }) => {
        const news = (
          <>
            <time className={dateStyle} dateTime={date} translate="no">
              {dateLabel}
            </time>
            <span>{title}</span>
          </>
        );
        return (
          <li key={id} id={id}>
            {href === undefined ? (
              <p className={row}>{news}</p>
            ) : (
              <Anchor className={row} href={href}>
                {news}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
