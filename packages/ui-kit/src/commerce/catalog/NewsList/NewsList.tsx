import type { LinkAs } from '#primitives/Link/Link.tsx';
import { date as dateStyle, list, row } from './NewsList.css.ts';

export interface NewsItem {
  /** Its place in the page: the target of `#id` links */
  id: string;
  title: string;
  /** For machines, 2026-11-18 */
  date: string;
  /** For eyes */
  dateLabel: string;
  /** Where more of it is told; without, the title is all */
  href?: string;
}

export interface NewsListProps {
  items: readonly NewsItem[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** News, newest first, one to a row; those with a page lead there. */
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
