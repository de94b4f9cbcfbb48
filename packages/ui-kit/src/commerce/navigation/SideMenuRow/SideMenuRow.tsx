import { Image } from '#primitives/Image/Image.tsx';
import type { LinkAs } from '#primitives/Link/Link.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import { line as lineStyle, picture as pictureStyle, row } from '../SideMenu/SideMenu.css.ts';

export interface SideMenuRowProps {
  href: string;
  label: string;
  /** A summary of the page, in a few words */
  line?: string | undefined;
  picture?: MenuPicture | undefined;
  /** Renders the link. @default 'a' */
  linkAs?: LinkAs;
}

/** A row of the side menu that leads to a page. */
export function SideMenuRow({ href, label, line, picture, linkAs: Anchor = 'a' }: SideMenuRowProps) {
  return (
    <Anchor className={row} href={href}>
      <span>{label}</span>
      {line && <span className={lineStyle}>{line}</span>}
      {picture && (
        <span className={pictureStyle}>
          <Image
            picture={{ ...picture, alt: '' }}
            sizes={menuPictureSizes(picture, 56)}
            focus={picture.focus}
          />
        </span>
      )}
    </Anchor>
  );
}
