import type { Ref } from 'react';
import type { LinkAs } from '../Link/Link.tsx';
import { item, tab, tabs } from './Tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  /** The page shows this now. @default false */
  current?: boolean;
}

export interface TabsProps {
  /** Accessible name of the landmark */
  label: string;
  items: readonly TabLink[];
  /** The row, which scrolls if the tabs are wider */
  ref?: Ref<HTMLUListElement>;
  /** Renders the links. @default 'a' */
  linkAs?: LinkAs;
}

/**
 * Views of one thing, one at a time, each with its own URL: they are links, so that a view can be shared, found by search engines
 * and opened without JavaScript (docs/adr/0031).
 */
export function Tabs({ label, items, ref, linkAs: Anchor = 'a' }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={tabs} ref={ref}>
        {items.map(({ href, label: name, current = false }) => (
          <li key={href} className={item}>
            <Anchor className={tab} href={href} aria-current={current ? 'page' : undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
