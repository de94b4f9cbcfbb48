import { StarRating } from '#primitives/StarRating/StarRating.tsx';
import { count as countStyle, score as scoreStyle, summary } from './ScoreSummary.css.ts';

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
    <p className={summary}>
      <span className={scoreStyle} aria-hidden="true">
        {text}
      </span>
      <StarRating score={score} label={label} size="large" />
      <span className={countStyle}>{count}</span>
    </p>
  );
}
