import { Image } from '#primitives/Image/Image.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import { line as lineStyle, picture as pictureStyle, row } from '../SideMenu/SideMenu.css.ts';

export interface SideMenuRowProps {
  href: string;
  label: string;
  /** A summary of the page, in a few words */
  line?: string | undefined;
  picture?: MenuPicture | undefined;
}

/** A row of the side menu that leads to a page. */
export function SideMenuRow({ href, ...content }: SideMenuRowProps) {
  return (
    <a className={row} href={href}>
      <SideMenuRowContent {...content} />
    </a>
  );
}

/** What a row of the side menu shows: its label, a summary below it, and a picture at its end. */
export function SideMenuRowContent({ label, line, picture }: Omit<SideMenuRowProps, 'href'>) {
  return (
    <>
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
    </>
  );
}
