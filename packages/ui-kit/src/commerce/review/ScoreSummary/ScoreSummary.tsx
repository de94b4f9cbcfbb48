import { StarRating } from '#primitives/StarRating/StarRating.tsx';
import * as styles from './ScoreSummary.css.ts';

export interface ScoreSummaryProps {
  /** Rounded to the nearest half, for the stars */
  score: number;
  /** With one decimal, displayed */
  text: string;
  /** As text, for screen readers */
  label: string;
  /** The number of reviews */
  count: string;
}

/** The summary of all reviews. */
export function ScoreSummary({ score, text, label, count }: ScoreSummaryProps) {
  return (
    <p className={styles.summary}>
      <span className={styles.score} aria-hidden="true">
        {text}
      </span>
      <StarRating score={score} label={label} size="large" />
      <span className={styles.count}>{count}</span>
    </p>
  );
}
