import type { LinkAs } from '#primitives/Link/Link.tsx';
import { sale, shortcut, shortcuts } from './SideMenuShortcuts.css.ts';

export interface SideMenuShortcutsProps {
  /** About three, with short labels */
  items: readonly { href: string; label: string; tone?: 'standard' | 'sale' }[];
  /** Renders the links. @default 'a' */
  linkAs?: LinkAs;
}

/** Shortcuts at the top of the side menu, side by side. */
export function SideMenuShortcuts({ items, linkAs: Anchor = 'a' }: SideMenuShortcutsProps) {
  return (
    <div className={shortcuts}>
      {items.map(({ href, label, tone }) => (
        <Anchor key={href} className={tone === 'sale' ? `${shortcut} ${sale}` : shortcut} href={href}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}
