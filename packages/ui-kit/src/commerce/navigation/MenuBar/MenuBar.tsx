import type { ReactNode } from 'react';
import { container } from '#primitives/Container/Container.css.ts';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronDown } from '#primitives/Icon/icon-shapes.ts';
import { DisclosureMenus } from '../DisclosureMenus/DisclosureMenus.tsx';
import * as styles from './MenuBar.css.ts';

/** A pull-down (with a `panel`, usually a `MenuPanel`) or a plain link (with an `href`). */
export type MenuBarEntry = { label: string } & (
  | { panel: ReactNode; href?: undefined }
  | { href: string; current?: boolean; tone?: 'standard' | 'sale'; panel?: undefined }
);

export interface MenuBarProps {
  /** Accessible name of the landmark */
  label: string;
  entries: readonly MenuBarEntry[];
  /** One line at the right edge, e.g. the postage */
  note?: ReactNode;
}

/** The row of pull-downs and links under the header, from 1024 px (HEAD-02). */
export function MenuBar({ label, entries, note }: MenuBarProps) {
  return (
    <DisclosureMenus label={label} className={styles.bar} data-menus="">
      <ul className={styles.list}>
        {entries.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <details name="menu-bar">
                <summary className={styles.entry}>
                  {item.label}
                  <Icon shape={chevronDown} size={16} />
                </summary>
                <div className={styles.panel}>
                  <div className={container}>{item.panel}</div>
                </div>
              </details>
            ) : (
              <a
                className={item.tone === 'sale' ? `${styles.entry} ${styles.sale}` : styles.entry}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
        {note && <li className={styles.note}>{note}</li>}
      </ul>
    </DisclosureMenus>
  );
}
