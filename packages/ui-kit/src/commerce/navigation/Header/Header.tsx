import type { ReactNode } from 'react';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** Phones: the `SideMenu` with its button */
  menu: ReactNode;
  /** The `Logo` */
  logo: ReactNode;
  /** From 1024 px: the `SearchField` */
  search: ReactNode;
  /** Below 1024 px: the `SearchLink`, in a row of its own */
  searchLink: ReactNode;
  /** Icons at the right edge; those for one window width are wrapped in `ShowAt` */
  children: ReactNode;
  /** From 1024 px: the `MenuBar` */
  bar: ReactNode;
}

/** The page's header: 56 pixels and the search on phones, 80 + 48 from 1024. It scrolls with the page (HEAD-01). */
export function Header({ menu, logo, search, searchLink, children, bar }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.row}>
          {menu}
          {logo}
          <div className={styles.search}>{search}</div>
          <div className={styles.actions}>{children}</div>
        </div>
        <div className={styles.phoneSearch}>{searchLink}</div>
        {bar}
      </div>
    </header>
  );
}
