import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './ColumnFeatures.css.ts';

export interface ColumnFeaturesProps {
  items: readonly {
    readonly href: string;
    readonly title: string;
    /** One sentence, '' for none */
    readonly text: string;
    /** Author and date */
    readonly note: string;
    /** A place image, 3:2 */
    readonly picture: Picture;
  }[];
  /** Level of the titles in the page's outline. @default 'h3' */
  titleAs?: 'h2' | 'h3';
  /** The first row is on the first screen. @default false */
  eager?: boolean;
}

/** Articles two by two, each with a large image (ROUTE-21). */
export function ColumnFeatures({ items, titleAs: Title = 'h3', eager = false }: ColumnFeaturesProps) {
  return (
    <div className={styles.features}>
      {items.map(({ href, title, text, note, picture }, index) => (
        <a key={href} className={styles.feature} href={href}>
          <Image
            picture={picture}
            ratio="threeHalves"
            sizes="(min-width:1280px) 588px, (min-width:768px) 46vw, 92vw"
            eager={eager && index < 2}
          />
          <Title className={styles.title}>{title}</Title>
          {text !== '' && <p className={styles.text}>{text}</p>}
          <p className={styles.note}>{note}</p>
        </a>
      ))}
    </div>
  );
}
