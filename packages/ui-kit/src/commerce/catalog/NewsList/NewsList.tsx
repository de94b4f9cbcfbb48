import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { date as dateStyle, list, row } from './NewsList.css.ts';

export interface NewsListProps {
  /** `date` for machines (2026-11-18), `dateLabel` for eyes */
  items: readonly { href: string; title: string; date: string; dateLabel: string }[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** News, newest first, one to a row. */
export function NewsList({ items, linkAs: Anchor = 'a' }: NewsListProps) {
  return (
    <ul className={list}>
      {items.map(({ href, title, date, dateLabel }) => (
        <li key={href}>
          <Anchor className={row} href={href}>
            <time className={dateStyle} dateTime={date}>
              {dateLabel}
            </time>
            <span>{title}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
