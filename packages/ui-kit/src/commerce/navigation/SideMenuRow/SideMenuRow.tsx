import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { chevronRight } from '../../../primitives/Icon/icon-shapes.ts';
import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { aside, end, row } from '../SideMenu/SideMenu.css.ts';

export interface SideMenuRowProps {
  href: string;
  label: string;
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  /** Small, after the label, e.g. アプリ限定 */
  note?: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** One way out of the side menu. */
export function SideMenuRow({ href, label, icon, note, linkAs: Anchor = 'a' }: SideMenuRowProps) {
  return (
    <Anchor className={row} href={href}>
      <Icon shape={icon} />
      {label}
      {note && <span className={aside}>{note}</span>}
      <span className={end}>
        <Icon shape={chevronRight} size={18} />
      </span>
    </Anchor>
  );
}
