import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './CropTiles.css.ts';

export interface CropTilesProps {
  items: readonly {
    readonly href: string;
    readonly label: string;
    /** The plant in a room */
    readonly picture: Picture;
  }[];
}

/** A producer's best plants, each in a room (LIST-06). */
export function CropTiles({ items }: CropTilesProps) {
  return (
    <div className={styles.tiles}>
      {items.map(({ href, label, picture }) => (
        <a key={href} className={styles.tile} href={href}>
          <div className={styles.picture}>
            <Image
              picture={picture}
              ratio="fill"
              sizes="(min-width:1280px) 353px, (min-width:768px) 30vw, 46vw"
              focus="50% 65%"
            />
          </div>
          <h3 className={styles.label}>
            <BreakableTitle>{label}</BreakableTitle>
          </h3>
        </a>
      ))}
    </div>
  );
}
