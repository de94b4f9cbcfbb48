import { Icon } from '#primitives/Icon/Icon.tsx';
import { minus, plus } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Link, type LinkAs } from '#primitives/Link/Link.tsx';
import {
  closedMark,
  end,
  link,
  links,
  openMark,
  picture as pictureStyle,
  row,
  whole,
} from '../SideMenu/SideMenu.css.ts';

export interface SideMenuGroupProps {
  label: string;
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  items: readonly { href: string; label: string; picture?: Picture }[];
  /** The way to the whole list */
  more?: { href: string; label: string };
  /** Open from the start. @default false */
  open?: boolean;
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** A group of the side menu that unfolds: two columns with small pictures. One is open at a time. */
export function SideMenuGroup({ label, icon, items, more, open, linkAs: Anchor = 'a' }: SideMenuGroupProps) {
  return (
    <details name="side-menu" open={open}>
      <summary className={row}>
        <Icon shape={icon} />
        {label}
        <span className={end}>
          <span className={openMark}>
            <Icon shape={minus} size={18} />
          </span>
          <span className={closedMark}>
            <Icon shape={plus} size={18} />
          </span>
        </span>
      </summary>
      <ul className={links}>
        {items.map(({ href, label: name, picture }) => (
          <li key={href}>
            <Anchor className={link} href={href}>
              {picture && (
                <span className={pictureStyle}>
                  <Image picture={{ ...picture, alt: '' }} sizes="40px" />
                </span>
              )}
              {name}
            </Anchor>
          </li>
        ))}
        {more && (
          <li className={whole}>
            <Link variant="row" href={more.href} linkAs={Anchor}>
              {more.label}
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}
