import { Icon } from '#primitives/Icon/Icon.tsx';
import type { LinkAs, LinkAttributes } from '#primitives/Link/Link.tsx';
import { link, quiet } from '../SideMenuLinks/SideMenuLinks.css.ts';

export interface SideMenuLinkProps extends Omit<LinkAttributes, 'className' | 'style' | 'children'> {
  label: string;
  /** A path of `@shop/ui-kit/icons`; a link without one is quiet */
  icon?: string | undefined;
  /** Renders the link. @default 'a' */
  linkAs?: LinkAs;
}

/** One of the links at the end of the side menu. */
export function SideMenuLink({ label, icon, linkAs: Anchor = 'a', ...attributes }: SideMenuLinkProps) {
  return (
    <Anchor className={icon ? link : `${link} ${quiet}`} {...attributes}>
      {icon && <Icon shape={icon} size={22} />}
      <span>{label}</span>
    </Anchor>
  );
}
