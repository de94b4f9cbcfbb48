import { StarRating } from '#primitives/StarRating/StarRating.tsx';
import { count as countStyle, score as scoreStyle, summary } from './ScoreSummary.css.ts';

export interface ScoreSummaryProps {
  /** Rounded to the nearest half, for the stars */
  score: number;
  /** With one decimal, for eyes */
  text: string;
  /** In words, for ears */
  label: string;
  /** How many reviews */
  count: string;
}

/** What all reviews make together. */
export function ScoreSummary({ score, text, label, count }: ScoreSummaryProps) {
  return (
    <p className={summary}>
      <span className={scoreStyle} aria-hidden="true">
        {text}
      </span>
      <StarRating score={score} label={label} size="large" />
      <span className={countStyle}>{count}</span>
    </p>
  );
}
