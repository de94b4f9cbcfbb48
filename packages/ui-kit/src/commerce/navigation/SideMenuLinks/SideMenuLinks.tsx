import type { LinkAs } from '#primitives/Link/Link.tsx';
import { smallLink, smallLinks } from '../SideMenu/SideMenu.css.ts';

export interface SideMenuLinksProps {
  items: readonly { href: string; label: string }[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** The small links at the side menu's foot. */
export function SideMenuLinks({ items, linkAs: Anchor = 'a' }: SideMenuLinksProps) {
  return (
    <ul className={smallLinks}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <Anchor className={smallLink} href={href}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
