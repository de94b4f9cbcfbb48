import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { count as countStyle, index, row } from './CategoryIndex.css.ts';

export interface CategoryIndexProps {
  items: readonly { href: string; label: string; count?: number }[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** Categories as an index in 2, 3 or 5 columns, with their counts. */
export function CategoryIndex({ items, linkAs: Anchor = 'a' }: CategoryIndexProps) {
  return (
    <ul className={index}>
      {items.map(({ href, label, count }) => (
        <li key={href}>
          <Anchor className={row} href={href}>
            {label}
            {count !== undefined && <span className={countStyle}>{count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
