import { Image, type Picture } from '../../../primitives/Image/Image.tsx';
import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { StarRating, type StarRatingProps } from '../../../primitives/StarRating/StarRating.tsx';
import {
  picture as pictureStyle,
  slide,
  stars,
  text as textStyle,
  title as titleStyle,
} from './ReviewSlide.css.ts';

export interface ReviewSlideProps {
  /** The product that it is about */
  href: string;
  picture: Picture;
  rating: Pick<StarRatingProps, 'score' | 'label'>;
  title: string;
  text: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** A shopper's words with the plant's picture, in a `Carousel` of view `reviews`. */
export function ReviewSlide({ href, picture, rating, title, text, linkAs: Anchor = 'a' }: ReviewSlideProps) {
  return (
    <Anchor className={slide} href={href}>
      <div className={pictureStyle}>
        <Image picture={picture} sizes="170px" />
      </div>
      <span className={stars}>
        <StarRating {...rating} />
      </span>
      <h3 className={titleStyle}>{title}</h3>
      <p className={textStyle}>{text}</p>
    </Anchor>
  );
}
