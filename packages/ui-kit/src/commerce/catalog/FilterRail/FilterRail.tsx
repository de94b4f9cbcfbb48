import type { ReactNode } from 'react';
import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { all as allStyle, count as countStyle, group, row, title as titleStyle } from './FilterRail.css.ts';

export interface FilterRailProps {
  groups: readonly {
    title: string;
    links?: readonly { href: string; label: string; count?: number; current?: boolean }[];
    /** Ends the group in link blue */
    all?: { href: string; label: string };
    /** Instead of links, e.g. a `Checkbox` */
    content?: ReactNode;
  }[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** Ways to narrow a list, as groups of links: every state has its own address (LIST-04). */
export function FilterRail({ groups, linkAs: Anchor = 'a' }: FilterRailProps) {
  return groups.map(({ title, links = [], all, content }) => (
    <section key={title} className={group}>
      <h2 className={titleStyle}>{title}</h2>
      {content}
      <ul>
        {links.map(({ href, label, count, current = false }) => (
          <li key={href}>
            <Anchor className={row} href={href} aria-current={current ? 'true' : undefined}>
              {label}
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </Anchor>
          </li>
        ))}
        {all && (
          <li>
            <Anchor className={`${row} ${allStyle}`} href={all.href}>
              {all.label}
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  ));
}
