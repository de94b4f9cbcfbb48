import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** The grid of the design: `products` 2/3/4, `productsBesideRail` 2/3/3, `threes` 2/3, `fours`, `block` and `portraits` 2/4 */
  kind: 'products' | 'productsBesideRail' | 'threes' | 'fours' | 'block' | 'portraits';
  /** The items; each becomes a list item */
  children: readonly ReactNode[];
}

/** A grid of equal items, as a list. */
export function Grid({ kind, children }: GridProps) {
  return (
    <ul className={grid({ kind })}>
      {children.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
