import type { ReactNode } from 'react';
import type { Picture } from '#primitives/Image/Image.tsx';
import { StarRating, type StarRatingProps } from '#primitives/StarRating/StarRating.tsx';
import { type RoomLayer, RoomPicture } from '../../product/RoomStage/RoomPicture.tsx';
import { type RoomScale, RoomStage } from '../../product/RoomStage/RoomStage.tsx';
import * as styles from './RankingBoard.css.ts';

export interface RankingBoardProps {
  /** `ProductCard`s, best first; the first is of size `lead` */
  cards: readonly ReactNode[];
  /** The first in a room of true scale */
  room?:
    | {
        /** Text alternative of the whole image, with the height */
        label: string;
        plate: Picture;
        ruler: RoomScale;
        plants: readonly { id: string; plant: RoomLayer; shadow: RoomLayer }[];
        /** Below the image, e.g. 4号・約30〜40cm */
        caption: string;
      }
    | undefined;
  /** A shopper's words about the first */
  review?:
    | {
        rating: Pick<StarRatingProps, 'score' | 'label'>;
        text: string;
        /** Language of the text when it is not the page's */
        lang?: string | undefined;
        /** Author and date */
        meta: string;
      }
    | undefined;
}

const SIZES = '(min-width:1280px) 290px, (min-width:768px) 22vw, 45vw';

/** The first of a ranking large, with its room and a review, and the next ones beside it (RANK-02). */
export function RankingBoard({ cards: [lead, ...rest], room, review }: RankingBoardProps) {
  return (
    <ul className={styles.board}>
      <li className={styles.lead}>
        {lead}
        {(room || review) && (
          <div className={styles.details}>
            {room && (
              <figure className={styles.part}>
                <div className={styles.view}>
                  <RoomStage label={room.label} plate={room.plate} sizes={SIZES} ruler={room.ruler}>
                    {room.plants.map(({ id, shadow, plant }) => [
                      <RoomPicture key={`${id}-shadow`} layer={shadow} />,
                      <RoomPicture key={id} layer={plant} />,
                    ])}
                  </RoomStage>
                </div>
                <figcaption className={styles.note}>{room.caption}</figcaption>
              </figure>
            )}
            {review && (
              <div className={styles.part}>
                <StarRating {...review.rating} />
                <blockquote className={styles.words} lang={review.lang}>
                  {review.text}
                </blockquote>
                <p className={styles.note}>{review.meta}</p>
              </div>
            )}
          </div>
        )}
      </li>
      {rest.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranks never move
        <li key={index} className={styles.beside}>
          {card}
        </li>
      ))}
    </ul>
  );
}
