import * as styles from './StarRating.css.ts';

export interface StarRatingProps {
  /** 0 to 5, already rounded to the nearest half */
  score: number;
  /** The score as text, e.g. 5段階評価で4.5 */
  label: string;
  /** After the stars, e.g. (3) */
  count?: string | undefined;
  /** 14, 16 or 18 pixels at the browser's usual size. @default 'small' */
  size?: 'small' | 'standard' | 'large';
}

/** Five stars, filled by halves; dark, because green is reserved for the action. */
export function StarRating({ score, label, count, size = 'small' }: StarRatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars({ size })} data-score={score} role="img" aria-label={label} />
      {count && <span>{count}</span>}
    </span>
  );
}
