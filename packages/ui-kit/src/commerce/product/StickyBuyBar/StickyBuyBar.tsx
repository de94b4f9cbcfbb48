import type { ReactNode } from 'react';
import { action, bar, note as noteStyle, words } from './StickyBuyBar.css.ts';

export interface StickyBuyBarProps {
  /** A `Price` */
  price: ReactNode;
  /** One line of state, e.g. the variant and what is left */
  note?: ReactNode;
  /** The primary `Button` */
  children: ReactNode;
}

/** Fixed at the foot of a phone's screen, within thumb reach; the page gets room below. Not drawn from 1024 px. */
export function StickyBuyBar({ price, note, children }: StickyBuyBarProps) {
  return (
    <div className={bar}>
      <div className={words}>
        {price}
        {note && <span className={noteStyle}>{note}</span>}
      </div>
      <div className={action}>{children}</div>
    </div>
  );
}
