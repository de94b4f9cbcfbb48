import { StarRating, type StarRatingProps } from '../../../primitives/StarRating/StarRating.tsx';
import { card, meta as metaStyle, text as textStyle, title as titleStyle } from './ReviewCard.css.ts';

export interface ReviewCardProps {
  rating: Pick<StarRatingProps, 'score' | 'label'>;
  title?: string;
  text: string;
  /** Who and when (PROD-10) */
  meta: string;
}

/** One review in a product's page. */
export function ReviewCard({ rating, title, text, meta }: ReviewCardProps) {
  return (
    <article className={card}>
      <StarRating {...rating} />
      {title && <h3 className={titleStyle}>{title}</h3>}
      <p className={textStyle}>{text}</p>
      <p className={metaStyle}>{meta}</p>
    </article>
  );
}
