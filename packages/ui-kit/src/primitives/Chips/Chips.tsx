import type { LinkAs } from '../Link/Link.tsx';
import { chip, chips } from './Chips.css.ts';

export interface ChipLink {
  href: string;
  label: string;
  /** This is what the page shows now. @default false */
  current?: boolean;
}

export interface ChipsProps {
  items: readonly ChipLink[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
  /** Wraps into rows, or scrolls sideways in one. @default 'wrap' */
  layout?: 'wrap' | 'scroll';
}

/** Links in pills: tags and choices that narrow a list. */
export function Chips({ items, linkAs: Anchor = 'a', layout }: ChipsProps) {
  return (
    <ul className={chips({ layout })}>
      {items.map(({ href, label, current = false }) => (
        <li key={href}>
          <Anchor className={chip} href={href} aria-current={current ? 'true' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
