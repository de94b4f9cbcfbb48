import { useId } from 'react';
import { Image } from '#primitives/Image/Image.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import * as styles from './MenuTags.css.ts';

export interface MenuTagGroup {
  title: string;
  picture?: MenuPicture;
  items: readonly { href: string; label: string; count?: number }[];
}

export interface MenuTagsProps {
  /** Seven, one column each */
  groups: readonly MenuTagGroup[];
}

/** The content of the tags' pull-down: a column for each group, with a place image above its words. */
export function MenuTags({ groups }: MenuTagsProps) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups.map(({ title, picture, items }) => (
        <div key={title}>
          {picture && (
            <Image
              picture={{ ...picture, alt: '' }}
              sizes={menuPictureSizes(picture, 151, 4 / 3)}
              ratio="fourThirds"
              focus={picture.focus}
            />
          )}
          <p id={id + title} className={styles.title}>
            {title}
          </p>
          <ul aria-labelledby={id + title}>
            {items.map(({ href, label, count }) => (
              <li key={href}>
                <a className={styles.row} href={href}>
                  <TagWords label={label} count={count} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A tag's name, and at the end of its row the number of its products. */
export function TagWords({ label, count }: { label: string; count?: number | undefined }) {
  return (
    <>
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count} translate="no">
          {count}
        </span>
      )}
    </>
  );
}
