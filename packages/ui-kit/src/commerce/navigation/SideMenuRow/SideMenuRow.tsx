import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import type { LinkAs, LinkAttributes } from '#primitives/Link/Link.tsx';
import { aside, end, row } from '../SideMenu/SideMenu.css.ts';

export interface SideMenuRowProps extends Omit<LinkAttributes, 'className' | 'style' | 'children'> {
  label: string;
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  /** Small, after the label, e.g. アプリ限定 */
  note?: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** One way out of the side menu. */
export function SideMenuRow({ label, icon, note, linkAs: Anchor = 'a', ...attributes }: SideMenuRowProps) {
  return (
    <Anchor className={row} {...attributes}>
      <Icon shape={icon} />
      {label}
      {note && <span className={aside}>{note}</span>}
      <span className={end}>
        <Icon shape={chevronRight} size={18} />
      </span>
    </Anchor>
  );
}
