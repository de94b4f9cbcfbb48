import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './CategoryIndex.css.ts';

export interface CategoryIndexProps {
  items: readonly {
    href: string;
    label: string;
    count?: number | undefined;
    /** Small, before the label; either all rows of the index have one or none */
    picture?: Picture;
  }[];
}

/**
 * Categories as an index in 2, 3 or 5 columns, with counts and small images. The number of columns differs if one item would be alone in
 * the last row.
 */
export function CategoryIndex({ items }: CategoryIndexProps) {
  return (
    <ul
      className={styles.index({
        tablet: columnsOf(items.length, [3, 4]),
        desktop: columnsOf(items.length, [5, 4]),
      })}
    >
      {items.map(({ href, label, count, picture }) => (
        <li key={href}>
          <a className={styles.row} href={href}>
            {picture && (
              <span className={styles.picture}>
                <Image picture={picture} ratio="fill" />
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>
                <BreakableTitle>{label}</BreakableTitle>
              </span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The preferred number of columns, or another if that leaves one item alone in the last row. */
function columnsOf<const Preferred extends number, const Other extends number>(
  count: number,
  [preferred, other]: readonly [Preferred, Other],
): Preferred | Other {
  return count % preferred === 1 && count % other !== 1 ? other : preferred;
}
