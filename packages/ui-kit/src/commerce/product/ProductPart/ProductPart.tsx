import type { ReactNode } from 'react';
import * as styles from './ProductPart.css.ts';

export interface ProductPartProps {
  /** Target of links, e.g. `reviews` (PROD-02) */
  id: string;
  title: string;
  /** Printed with the page (PRINT-01). @default true */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A titled part below the gallery. */
export function ProductPart({ id, title, isPrinted = true, children }: ProductPartProps) {
  return (
    <section
      id={id}
      className={styles.part}
      aria-labelledby={`${id}-title`}
      data-print={isPrinted ? undefined : 'no'}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
