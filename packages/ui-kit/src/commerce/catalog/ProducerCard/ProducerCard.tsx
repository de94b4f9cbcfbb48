import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './ProducerCard.css.ts';

export interface ProducerCardProps {
  href: string;
  name: string;
  /** Place, and what they grow */
  place: string;
  /** A bench of the plant they grow */
  picture: Picture;
}

/** A producer as a portrait, in a `Grid` of kind `portraits`. */
export function ProducerCard({ href, name, place, picture }: ProducerCardProps) {
  return (
    <a className={styles.card} href={href}>
      <Image
        picture={picture}
        ratio="portrait"
        sizes="(min-width:1280px) 353px, (min-width:768px) 27vw, 56vw"
      />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.place}>{place}</p>
    </a>
  );
}
