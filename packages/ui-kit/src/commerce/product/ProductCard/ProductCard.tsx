import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import { StarRating, type StarRatingProps } from '#primitives/StarRating/StarRating.tsx';
import { tags as tagRow } from '#primitives/Tag/Tag.css.ts';
import { Tag, type TagTone } from '#primitives/Tag/Tag.tsx';
import { RankBadge, type RankBadgeProps } from '../../ranking/RankBadge/RankBadge.tsx';
import { FitWords, type FitWordsProps } from '../FitWords/FitWords.tsx';
import * as styles from './ProductCard.css.ts';

export interface ProductCardProps {
  /** The target of `#id` links */
  id?: string | undefined;
  href: string;
  title: string;
  picture: Picture;
  price: Omit<PriceProps, 'size' | 'light'>;
  /** Size and producer, on one line where they fit */
  facts: readonly string[];
  /** Separates two facts on one line */
  dot?: string;
  /** At most two are shown */
  tags?: readonly { tone?: TagTone; label: string }[];
  /** How it suits the shopper's window */
  fit?: FitWordsProps | undefined;
  /** Left out when there are no reviews */
  rating?: Omit<StarRatingProps, 'size'> | undefined;
  rank?: RankBadgeProps;
  /** Shows an overlay over the image */
  soldOut?: boolean;
  /** `small` for sliders; `lead` for the first of a ranking. @default 'standard' */
  size?: 'standard' | 'small' | 'lead';
  /** A `FavoriteButton`; it is over the image beside the link, not inside it */
  favorite?: ReactNode;
  /** Heading level of the title. @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** On the first screen: loaded eagerly. @default false */
  eager?: boolean;
  /** The page's largest image: loaded first. @default false */
  priority?: boolean;
  /** The image's drawn width by window width */
  sizes?: string | undefined;
}

/** A product in a grid or a slider: the whole card is one link, with the heart beside it (CARD-01). */
export function ProductCard(props: ProductCardProps) {
  const { size = 'standard', titleAs: Title = 'h3', soldOut } = props;
  const small = size === 'small';
  return (
    <article className={styles.root} id={props.id}>
      <a href={props.href}>
        <div className={styles.picture({ soldOut })}>
          <Image picture={props.picture} sizes={props.sizes} eager={props.eager} priority={props.priority} />
          {props.tags?.[0] && (
            <span className={`${tagRow} ${styles.tags({ size: small ? size : 'standard' })}`}>
              {props.tags.slice(0, 2).map(({ tone, label }) => (
                <Tag key={label} tone={tone} size={small ? size : 'standard'}>
                  {small ? <BreakableTitle>{label}</BreakableTitle> : label}
                </Tag>
              ))}
            </span>
          )}
        </div>
        {props.fit && (
          <span className={styles.fit}>
            <FitWords {...props.fit} />
          </span>
        )}
        <Title className={styles.title({ size })}>
          <BreakableTitle>{props.title}</BreakableTitle>
        </Title>
        <span className={styles.facts}>
          {props.facts.map((text, place) => (
            <span key={text}>
              <span>{place > 0 && props.dot}</span>
              <BreakableTitle>{text}</BreakableTitle>
            </span>
          ))}
        </span>
        <span className={styles.price}>
          <Price {...props.price} size={size === 'lead' ? 'total' : size} />
        </span>
        {props.rating && (
          <span className={styles.rating}>
            <StarRating {...props.rating} />
          </span>
        )}
      </a>
      {props.rank && (
        <span className={`${styles.corner} ${styles.left}`}>
          <RankBadge {...props.rank} />
        </span>
      )}
      {props.favorite && <div className={`${styles.corner} ${styles.right}`}>{props.favorite}</div>}
    </article>
  );
}
