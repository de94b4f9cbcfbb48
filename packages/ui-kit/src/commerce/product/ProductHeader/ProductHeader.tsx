import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { Link } from '#primitives/Link/Link.tsx';
import { StarRating } from '#primitives/StarRating/StarRating.tsx';
import * as styles from './ProductHeader.css.ts';

export interface ProductHeaderProps {
  title: string;
  /** Producer or maker, with a link to their page, if any */
  vendor: { name: string; href?: string };
  /** The plant's Latin name */
  latinName?: string | undefined;
  /** Omitted without reviews (PROD-02) */
  rating?:
    | { score: number; label: string; text: string; reviews: { href: string; label: string } }
    | undefined;
  /** A `FavoriteButton` with `iconSize={24}` */
  favorite?: ReactNode;
}

/** The head of the buy box: producer, name, heart, Latin name, stars and the link to the reviews. */
export function ProductHeader({ title, vendor, latinName, rating, favorite }: ProductHeaderProps) {
  return (
    <div>
      {vendor.href ? (
        <a className={styles.vendor} href={vendor.href}>
          {vendor.name}
          <Icon shape={chevronRight} size={14} />
        </a>
      ) : (
        <span className={styles.vendor}>{vendor.name}</span>
      )}
      <div className={styles.titleRow}>
        <h1 className={styles.title}>
          <BreakableTitle>{title}</BreakableTitle>
        </h1>
        {favorite && <div className={styles.favorite}>{favorite}</div>}
      </div>
      {latinName && (
        <p className={styles.latin} lang="la">
          {latinName}
        </p>
      )}
      {rating && (
        <div className={styles.rating}>
          <StarRating score={rating.score} label={rating.label} size="standard" />
          <span aria-hidden="true">{rating.text}</span>
          <span className={styles.reviews}>
            <Link href={rating.reviews.href}>{rating.reviews.label}</Link>
          </span>
        </div>
      )}
    </div>
  );
}
