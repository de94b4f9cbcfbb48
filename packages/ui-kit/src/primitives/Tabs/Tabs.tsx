import type { Ref } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  /** The page shows this now. @default false */
  current?: boolean;
}

export interface TabsProps {
  /** Accessible name of the landmark */
  label: string;
  items: readonly TabLink[];
  /** The row, which scrolls if the tabs are wider */
  ref?: Ref<HTMLUListElement>;
}

/**
 * Views of one thing, one at a time, each with its own URL: they are links, so that a view can be shared, found by search engines
 * and opened without JavaScript (docs/adr/0031).
 */
export function Tabs({ label, items, ref }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} ref={ref}>
        {items.map(({ href, label: name, current = false }) => (
          <li key={href} className={styles.item}>
            <a className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
