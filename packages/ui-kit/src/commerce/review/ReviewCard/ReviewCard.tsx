import { StarRating, type StarRatingProps } from '#primitives/StarRating/StarRating.tsx';
import { card, meta as metaStyle, text as textStyle, title as titleStyle } from './ReviewCard.css.ts';

export interface ReviewCardProps {
  rating: Pick<StarRatingProps, 'score' | 'label'>;
  title?: string | undefined;
  text: string;
  /** Language of title and text when it is not the page's */
  lang?: string | undefined;
  /** Who and when (PROD-10) */
  meta: string;
}

/** One review in a product's page. */
export function ReviewCard({ rating, title, text, lang, meta }: ReviewCardProps) {
  return (
    <article className={card}>
      <StarRating {...rating} />
      {title && (
        <h3 className={titleStyle} lang={lang}>
          {title}
        </h3>
      )}
      <p className={textStyle} lang={lang}>
        {text}
      </p>
      <p className={metaStyle}>{meta}</p>
    </article>
  );
}
