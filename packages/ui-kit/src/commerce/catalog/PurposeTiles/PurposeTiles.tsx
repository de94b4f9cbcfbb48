import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './PurposeTiles.css.ts';

export interface PurposeTilesProps {
  /** Five fill the space: the first is twice as large */
  items: readonly { href: string; label: string; picture: Picture; focus?: string }[];
}

/* Place images are wider than their tiles, which cut their sides: drawn 1.7 and 1.9 times as wide as shown. */
const LARGE_SIZES = '(min-width:1280px) 1237px, (min-width:768px) 98vw, 171vw';
const SMALL_SIZES = '(min-width:1280px) 540px, (min-width:768px) 44vw, 89vw';

/** Purposes as place images: the first large, four small beside it. */
export function PurposeTiles({ items }: PurposeTilesProps) {
  return (
    <ul className={styles.tiles}>
      {items.map(({ href, label, picture, focus }, index) => (
        <li key={href} className={styles.tile}>
          <a className={styles.anchor} href={href}>
            <div className={styles.picture}>
              <Image
                picture={picture}
                ratio="fill"
                rounded={false}
                focus={focus}
                sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
              />
            </div>
            <p className={styles.label}>{label}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
