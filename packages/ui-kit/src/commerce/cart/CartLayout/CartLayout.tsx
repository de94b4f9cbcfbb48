import type { ReactNode } from 'react';
import { aside, layout, main } from './CartLayout.css.ts';

export interface CartLayoutProps {
  /** `CartLine`s and what belongs to the delivery */
  children: ReactNode;
  /** The `CartSummary`: below on phones, sticky at the right from 1024 */
  summary: ReactNode;
}

/** The cart's page: lines 7 columns wide, one column left empty, the summary 4. */
export function CartLayout({ children, summary }: CartLayoutProps) {
  return (
    <div className={layout}>
      <div className={main}>{children}</div>
      <aside className={aside}>{summary}</aside>
    </div>
  );
}
