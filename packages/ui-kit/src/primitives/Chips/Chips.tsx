import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icon-shapes.ts';
import * as styles from './Chips.css.ts';

export interface ChipLink {
  href: string;
  label: string;
  /** The page shows this now. @default false */
  current?: boolean;
  /** An applied choice that the link removes, with a cross; the link's name, e.g. 在庫ありを外す */
  removeLabel?: string;
}

export interface ChipsProps {
  items: readonly ChipLink[];
  /** Wraps into rows, scrolls sideways in one, or is a part of such a row. @default 'wrap' */
  layout?: 'wrap' | 'scroll' | 'line';
  /** `rel` of the links, e.g. `nofollow` */
  rel?: string;
  /** After the last one, e.g. a `Link` that removes all */
  end?: ReactNode;
}

/** Links as pills: tags, filters of a list, and applied filters. */
export function Chips({ items, layout, rel, end }: ChipsProps) {
  return (
    <ul className={styles.chips({ layout })}>
      {items.map(({ href, label, current = false, removeLabel }) => (
        <li key={href}>
          <a
            className={removeLabel ? `${styles.chip} ${styles.removable}` : styles.chip}
            href={href}
            rel={rel}
            aria-label={removeLabel}
            aria-current={current ? 'true' : undefined}
          >
            {removeLabel ? (
              <>
                <span>{label}</span>
                <Icon shape={close} size={18} />
              </>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
      {end && <li className={styles.after}>{end}</li>}
    </ul>
  );
}
