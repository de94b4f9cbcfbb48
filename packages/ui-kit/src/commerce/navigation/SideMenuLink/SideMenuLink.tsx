import { Icon } from '#primitives/Icon/Icon.tsx';
import type { LinkAttributes } from '#primitives/Link/Link.tsx';
import { link, quiet } from '../SideMenuLinks/SideMenuLinks.css.ts';

export interface SideMenuLinkProps extends Omit<LinkAttributes, 'className' | 'style' | 'children'> {
  label: string;
  /** A path of `@shop/ui-kit/icons`; a link without one is quiet */
  icon?: string | undefined;
}

/** One of the links at the end of the side menu. */
export function SideMenuLink({ label, icon, ...attributes }: SideMenuLinkProps) {
  return (
    <a className={icon ? link : `${link} ${quiet}`} {...attributes}>
      {icon && <Icon shape={icon} size={22} />}
      <span>{label}</span>
    </a>
  );
}
