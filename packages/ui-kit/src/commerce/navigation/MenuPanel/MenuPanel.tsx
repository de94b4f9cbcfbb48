import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image } from '#primitives/Image/Image.tsx';
import { Link, type LinkAs } from '#primitives/Link/Link.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import {
  countBeside,
  count as countStyle,
  feature as featureStyle,
  foot,
  list,
  note as noteStyle,
  panel,
  picture as pictureStyle,
} from './MenuPanel.css.ts';

export interface MenuPanelItem {
  href: string;
  label: string;
  picture?: MenuPicture;
  count?: number;
  /** Below the label, in `farms` */
  note?: string;
}

export interface MenuPanelProps {
  /**
   * What comes: `rows` small pictures beside names, `farms` the same with a note, `tiles` places with names below, `tags` a `MenuTags` in
   * its place. Room is kept for all of it (`pictured.ts`). Left out: words, which stay words.
   */
  layout?: 'rows' | 'farms' | 'tiles' | 'tags' | undefined;
  items: readonly MenuPanelItem[];
  /** A place picture in the last three columns, beside `rows` and `farms` */
  feature?: ReactNode;
  /** The way to the whole list */
  more?: { href: string; label: string } | undefined;
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** What a pull-down shows: rows 72 high in three columns beside one place picture, two rows of places, or words. */
export function MenuPanel({ layout, items, feature, more, linkAs: Anchor = 'a' }: MenuPanelProps) {
  const isTiles = layout === 'tiles';
  return (
    <div className={panel}>
      <ul className={list} data-menu={layout}>
        {items.map(({ href, label, picture, count, note }) => (
          <li key={href}>
            <Anchor href={href}>
              <span>
                <BreakableTitle>{label}</BreakableTitle>
              </span>
              {picture && (
                <span className={pictureStyle}>
                  <Image
                    picture={{ ...picture, alt: '' }}
                    sizes={isTiles ? menuPictureSizes(picture, 130, 4 / 3) : menuPictureSizes(picture, 56)}
                    ratio={isTiles ? 'fourThirds' : undefined}
                    focus={picture.focus}
                  />
                </span>
              )}
              {note && <span className={noteStyle}>{note}</span>}
              {count !== undefined && (
                <span className={layout === 'farms' ? countBeside : countStyle}>{count}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      {feature && <div className={featureStyle}>{feature}</div>}
      {more && (
        <div className={foot}>
          <Link variant="more" href={more.href} linkAs={Anchor}>
            {more.label}
          </Link>
        </div>
      )}
    </div>
  );
}
