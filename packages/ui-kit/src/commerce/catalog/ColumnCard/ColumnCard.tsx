import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './ColumnCard.css.ts';

export interface ColumnCardProps {
  href: string;
  title: string;
  /** A date or a kind, small */
  note?: string | undefined;
  picture: Picture;
  /** A promotion of the shop among the articles: analytics finds it by `data-promotion`. @default false */
  isPromotion?: boolean;
}

/** An article, in a `Carousel` of view `texts`. */
export function ColumnCard(props: ColumnCardProps) {
  const { href, title, note, picture, isPromotion = false } = props;
  return (
    <a className={styles.card} href={href} data-promotion={isPromotion ? '' : undefined}>
      <Image
        picture={picture}
        ratio="column"
        sizes="(min-width:1280px) 280px, (min-width:768px) 23vw, 45vw"
      />
      <h3 className={styles.title}>{title}</h3>
      {note && <p className={styles.note}>{note}</p>}
    </a>
  );
}
