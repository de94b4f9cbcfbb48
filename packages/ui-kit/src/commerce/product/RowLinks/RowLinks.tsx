import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import * as styles from './RowLinks.css.ts';

export interface RowLinksProps {
  /** `icon` is a path of `@shop/ui-kit/icons`; a row without an `href` is plain text */
  rows: readonly {
    icon: string;
    label: string;
    href?: string;
    /** Replaces the label: `RowWords`, or what changes in the browser */
    content?: ReactNode;
  }[];
  /** Rows with actions, before the others: `RowButton` */
  children?: ReactNode;
}

/** Further links and facts under the buy buttons, one per row: AR, similar plants, delivery. */
export function RowLinks({ rows, children }: RowLinksProps) {
  return (
    <ul className={styles.list} data-print="no">
      {children}
      {rows.map(({ icon, label, href, content = label }) => (
        <li key={label} className={styles.item}>
          {href ? (
            <a className={styles.row} href={href}>
              <Icon shape={icon} size={22} />
              <div className={styles.words}>{content}</div>
              <span className={styles.end}>
                <Icon shape={chevronRight} size={18} />
              </span>
            </a>
          ) : (
            <div className={styles.row}>
              <Icon shape={icon} size={22} />
              <div className={styles.words}>{content}</div>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
