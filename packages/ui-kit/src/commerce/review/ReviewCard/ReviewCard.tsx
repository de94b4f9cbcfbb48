import { StarRating, type StarRatingProps } from '#primitives/StarRating/StarRating.tsx';
import * as styles from './ReviewCard.css.ts';

export interface ReviewCardProps {
  rating: Pick<StarRatingProps, 'score' | 'label'>;
  title?: string | undefined;
  text: string;
  /** Language of title and text when it is not the page's */
  lang?: string | undefined;
  /** Author and date (PROD-10) */
  meta: string;
}

/** One review in a product's page; what the shopper wrote is a quotation, for readers of its Markdown too. */
export function ReviewCard({ rating, title, text, lang, meta }: ReviewCardProps) {
  return (
    <article className={styles.card}>
      <StarRating {...rating} />
      <blockquote lang={lang}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <p className={styles.text}>{text}</p>
      </blockquote>
      <p className={styles.meta}>{meta}</p>
    </article>
  );
}
