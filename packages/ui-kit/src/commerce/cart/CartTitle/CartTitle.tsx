import type { ReactNode } from 'react';
import * as styles from './CartTitle.css.ts';

export interface CartTitleProps {
  children: ReactNode;
  /** The count, small after the title */
  count?: string | undefined;
}

/** A page's title with a number after it. */
export function CartTitle({ children, count }: CartTitleProps) {
  return (
    <h1 className={styles.title}>
      <span>{children}</span>
      {count && (
        <span className={styles.count} translate="no">
          {count}
        </span>
      )}
    </h1>
  );
}
