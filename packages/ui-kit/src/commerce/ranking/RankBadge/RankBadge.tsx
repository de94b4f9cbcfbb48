import { rankBadge } from './RankBadge.css.ts';

export interface RankBadgeProps {
  /** 1 is the best */
  rank: number;
  /** The rank as text, e.g. 1位 */
  label: string;
}

const PLACES = ['other', 'first', 'second', 'third'] as const;

/** A product's rank; the first three stand out. */
export function RankBadge({ rank, label }: RankBadgeProps) {
  return (
    <span className={rankBadge({ place: PLACES[rank] ?? 'other' })} role="img" aria-label={label}>
      {rank}
    </span>
  );
}
