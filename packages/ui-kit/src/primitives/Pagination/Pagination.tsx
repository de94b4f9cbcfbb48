import { Icon } from '../Icon/Icon.tsx';
import { chevronLeft, chevronRight } from '../Icon/icon-shapes.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Accessible name of the landmark */
  label: string;
  /** The pages to offer, three at most, as selected by the rules (LIST-02) */
  pages: readonly { number: number; href: string; label: string; current: boolean }[];
  /** Without an `href` at an end */
  previous: { label: string; href?: string };
  next: { label: string; href?: string };
  /** Asks search engines not to follow: the pages of a filtered list. @default false */
  nofollow?: boolean;
}

/** Arrows and page numbers; the current page has a green disc. */
export function Pagination(props: PaginationProps) {
  const { label, pages, previous, next, nofollow = false } = props;
  const also = nofollow ? ' nofollow' : '';
  const arrow = (side: PaginationProps['next'], shape: string, rel: string) => (
    <li>
      {side.href ? (
        <a className={styles.page} href={side.href} rel={rel + also} aria-label={side.label}>
          <Icon shape={shape} size={20} />
        </a>
      ) : (
        <span className={styles.page} aria-disabled="true">
          <Icon shape={shape} size={20} />
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {arrow(previous, chevronLeft, 'prev')}
        {pages.map(({ number, href, label: name, current }) => (
          <li key={number}>
            <a
              className={styles.page}
              href={href}
              rel={nofollow ? 'nofollow' : undefined}
              aria-label={name}
              aria-current={current ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {arrow(next, chevronRight, 'next')}
      </ul>
    </nav>
  );
}
