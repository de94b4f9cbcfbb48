/** Rank badge styles differ for ranks 1, 2, 3 and others (RANK-01). */
export type RankBadgeKind = 'first' | 'second' | 'third' | 'other';

/** @param rank 1-based. */
export function rankBadgeKind(rank: number): RankBadgeKind {
  switch (rank) {
    case 1:
      return 'first';
    case 2:
      return 'second';
    case 3:
      return 'third';
    default:
      return 'other';
  }
}
