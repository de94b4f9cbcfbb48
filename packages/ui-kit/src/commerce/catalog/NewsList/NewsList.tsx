import * as styles from './NewsList.css.ts';

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
}

/** News, newest first, one per row; those with a page link to it. */
export function NewsList({ items }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, href, title, date, dateLabel }) => {
        const news = (
          <>
            <time className={styles.date} dateTime={date} translate="no">
              {dateLabel}
            </time>
            <span>{title}</span>
          </>
        );
        return (
          <li key={id} id={id}>
            {href === undefined ? (
              <p className={styles.row}>{news}</p>
            ) : (
              <a className={styles.row} href={href}>
                {news}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
