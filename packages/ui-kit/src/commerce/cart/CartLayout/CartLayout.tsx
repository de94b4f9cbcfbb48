import type { ReactNode } from 'react';
import * as styles from './CartLayout.css.ts';

export interface CartLayoutProps {
  /** `CartLine`s and the delivery parts */
  children: ReactNode;
  /** The `CartSummary`: below on phones, sticky at the right from 1024 */
  summary: ReactNode;
  /** The cart is being read: it fills a whole window, so that nothing visible shifts when its parts load. @default false */
  loading?: boolean;
}

/** The cart page: lines 7 columns wide, one empty column, the summary 4. */
export function CartLayout({ children, summary, loading = false }: CartLayoutProps) {
  return (
    <div className={loading ? styles.skeletonLayout : styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{summary}</aside>
    </div>
  );
}
