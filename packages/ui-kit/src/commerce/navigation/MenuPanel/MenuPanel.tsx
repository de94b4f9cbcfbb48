import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { type MenuLink, menuPictureSizes } from '../menu-picture.ts';
import * as styles from './MenuPanel.css.ts';

export interface MenuPanelProps {
  /**
   * The images to load: `rows` small images beside names, `farms` the same with a note, `tiles` place images with names below, `tags` a
   * `MenuTags` instead. Space is reserved for them (`pictured.ts`). Without it the panel stays text only.
   */
  layout?: 'rows' | 'farms' | 'tiles' | 'tags' | undefined;
  items: readonly MenuLink[];
  /** A place image in the last three columns, beside `rows` and `farms` */
  feature?: ReactNode;
  /** Link to the whole list */
  more?: { href: string; label: string } | undefined;
}

/** The content of a pull-down: rows 72 high in three columns beside one place image, two rows of place images, or text. */
export function MenuPanel({ layout, items, feature, more }: MenuPanelProps) {
  const isTiles = layout === 'tiles';
  return (
    <div className={styles.panel}>
      <ul className={styles.list} data-menu={layout}>
        {items.map(({ href, label, picture, count, note }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <BreakableTitle>{label}</BreakableTitle>
              </span>
              {picture && (
                <span className={styles.picture}>
                  <Image
                    picture={{ ...picture, alt: '' }}
                    sizes={isTiles ? menuPictureSizes(picture, 130, 4 / 3) : menuPictureSizes(picture, 56)}
                    ratio={isTiles ? 'fourThirds' : undefined}
                    focus={picture.focus}
                  />
                </span>
              )}
              {note && <span className={styles.note}>{note}</span>}
              {count !== undefined && (
                <span className={layout === 'farms' ? styles.countBeside : styles.count}>{count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {feature && <div className={styles.feature}>{feature}</div>}
      {more && (
        <div className={styles.foot}>
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        </div>
      )}
    </div>
  );
}
