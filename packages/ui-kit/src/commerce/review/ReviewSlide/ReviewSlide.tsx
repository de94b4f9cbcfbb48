import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { StarRating, type StarRatingProps } from '#primitives/StarRating/StarRating.tsx';
import * as styles from './ReviewSlide.css.ts';

export interface ReviewSlideProps {
  /** Link to the reviewed product */
  href: string;
  /** The product's name */
  product: string;
  picture: Picture;
  rating: Pick<StarRatingProps, 'score' | 'label'>;
  title: string;
  text: string;
  /** Author and date */
  note: string;
  /** Language of title and text when it is not the page's */
  lang?: string | undefined;
}

/** A review with the plant's image, in a `Carousel` of view `reviews`. */
export function ReviewSlide(props: ReviewSlideProps) {
  const { href, product, picture, rating, title, text, note, lang } = props;
  return (
    <a className={styles.slide} href={href}>
      <div className={styles.picture}>
        <Image picture={picture} sizes="(min-width:1280px) 170px, (min-width:768px) 15vw, 170px" />
      </div>
      <p className={styles.product}>{product}</p>
      <span className={styles.stars}>
        <StarRating {...rating} />
      </span>
      <blockquote lang={lang}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </blockquote>
      <p className={styles.note}>{note}</p>
    </a>
  );
}
