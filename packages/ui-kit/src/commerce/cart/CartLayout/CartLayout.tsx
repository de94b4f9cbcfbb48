import type { ReactNode } from 'react';
import { aside, layout, main, skeletonLayout } from './CartLayout.css.ts';

export interface CartLayoutProps {
  /** `CartLine`s and what belongs to the delivery */
  children: ReactNode;
  /** The `CartSummary`: below on phones, sticky at the right from 1024 */
  summary: ReactNode;
  /** It is being read: it takes a whole window, so that nothing in view moves when its real parts come. @default false */
  loading?: boolean;
}

/** The cart's page: lines 7 columns wide, one column left empty, the summary 4. */
export function CartLayout({ children, summary, loading = false }: CartLayoutProps) {
  return (
    <div className={loading ? skeletonLayout : layout}>
      <div className={main}>{children}</div>
      <aside className={aside}>{summary}</aside>
    </div>
  );
}
