import type { ReactNode } from 'react';
import { actions } from './BuyActions.css.ts';

/** The buy box's buttons: `large` and `primary` first, `secondary` below, both `full`. */
export function BuyActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
