import type { ReactNode } from 'react';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** Unique on the page; `CarouselArrows` refer to it */
  id: string;
  /** Accessible name of the list */
  label: string;
  /** How many slides are visible: `products` 3.2 and 6.2, `reviews` 2.1 and 6.2, `texts` 2.1 and 4.1 */
  view: 'products' | 'reviews' | 'texts' | 'dialog';
  children: readonly ReactNode[];
}

/** A row that scrolls sideways and snaps; CSS alone lays it out, so it works before and without JavaScript. */
export function Carousel({ id, label, view, children }: CarouselProps) {
  return (
    <div id={id} className={styles.viewport({ view })}>
      <ul className={styles.row} aria-label={label}>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered by React
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
