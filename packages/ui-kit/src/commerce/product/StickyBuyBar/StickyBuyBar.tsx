'use client';

import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './StickyBuyBar.css.ts';

export interface StickyBuyBarProps {
  /** A `Price` */
  price: ReactNode;
  /** One line of state, e.g. the variant and the stock */
  note?: ReactNode;
  /** Ids of the page's own buttons for the same action: the bar hides while one of them can be pressed */
  besides?: readonly string[];
  /** The primary `Button` */
  children: ReactNode;
}

/** A button counts as pressable from this visible share on. */
const PRESSABLE = 0.6;

/** Fixed at the bottom of a phone's screen, within thumb reach; the page reserves space below. Hidden from 1024 px. */
export function StickyBuyBar({ price, note, besides = [], children }: StickyBuyBarProps) {
  const isAway = useAnyInView(besides);
  return (
    <div className={styles.bar} data-away={isAway || undefined}>
      <div className={styles.words}>
        {price}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

function useAnyInView(ids: readonly string[]): boolean {
  const [isInView, setIsInView] = useState(false);
  const list = ids.join(' ');
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= PRESSABLE) shown.add(target);
          else shown.delete(target);
        }
        setIsInView(shown.size > 0);
      },
      { threshold: [0, PRESSABLE] },
    );
    for (const id of list.split(' ')) {
      const place = document.getElementById(id);
      if (place !== null) observer.observe(place);
    }
    return () => observer.disconnect();
  }, [list]);
  return isInView;
}
