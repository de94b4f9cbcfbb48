import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { type MenuLink, type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import {
  level,
  line as lineStyle,
  linkPlace,
  links,
  more as moreStyle,
  row,
} from '../SideMenu/SideMenu.css.ts';
import { SideMenuRow, SideMenuRowContent } from '../SideMenuRow/SideMenuRow.tsx';

export interface SideMenuGroupProps {
  label: string;
  /** A summary of its content, in a few words */
  line?: string;
  picture?: MenuPicture | undefined;
  /**
   * The images to load: small `pictures` in two columns with a number below the name, or `farms`, rows as tall as the drawer's own. Space
   * is reserved for them (`pictured.ts`). Without it: text in two columns.
   */
  layout?: 'pictures' | 'farms' | undefined;
  items: readonly MenuLink[];
  /** Replaces the entries */
  children?: ReactNode;
  /** Link to the whole list */
  more?: { href: string; label: string };
}

/**
 * A row of the side menu that opens a level in its place. The row then is the level's head and leads back, so the focus passes from one to
 * the other without being moved. One is open at a time.
 */
export function SideMenuGroup(props: SideMenuGroupProps) {
  const { label, line, picture, layout, items, children, more } = props;
  return (
    <details name="side-menu">
      <summary className={row}>
        <SideMenuRowContent label={label} line={line} picture={picture} />
      </summary>
      <div className={level}>
        {children ??
          (layout === 'farms' ? (
            <ul>
              {items.map(({ href, label: name, note, picture: small }) => (
                <li key={href}>
                  <SideMenuRow href={href} label={name} line={note} picture={small} />
                </li>
              ))}
            </ul>
          ) : (
            <ul className={links} data-menu={layout}>
              {items.map(({ href, label: name, picture: small, count }) => (
                <li key={href}>
                  <a href={href}>
                    <span>
                      <BreakableTitle>{name}</BreakableTitle>
                    </span>
                    {small && (
                      <span className={linkPlace}>
                        <Image
                          picture={{ ...small, alt: '' }}
                          sizes={menuPictureSizes(small, 40)}
                          focus={small.focus}
                        />
                      </span>
                    )}
                    {count !== undefined && (
                      <span className={lineStyle} translate="no">
                        {count}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        {more && (
          <div className={moreStyle}>
            <Link variant="row" href={more.href}>
              {more.label}
            </Link>
          </div>
        )}
      </div>
    </details>
  );
}
