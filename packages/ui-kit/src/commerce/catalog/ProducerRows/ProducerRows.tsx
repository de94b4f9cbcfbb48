import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './ProducerRows.css.ts';

export interface ProducerRowsProps {
  items: readonly {
    readonly href: string;
    readonly name: string;
    /** Place, what they grow, how many products */
    readonly place: string;
    readonly picture: Picture;
  }[];
}

/** Other producers as rows with a small image (LIST-06). */
export function ProducerRows({ items }: ProducerRowsProps) {
  return (
    <div className={styles.rows}>
      {items.map(({ href, name, place, picture }) => (
        <a key={href} className={styles.row} href={href}>
          <span className={styles.picture}>
            <Image picture={picture} ratio="fill" sizes="72px" />
          </span>
          <span>
            <b className={styles.name}>{name}</b>
            <span className={styles.place}>{place}</span>
          </span>
          <Icon shape={chevronRight} size={20} />
        </a>
      ))}
    </div>
  );
}
