import type { JstDate } from '../jst-date';

/** A prize draw among those who register in its period; first and last day in Japan. */
export interface Campaign {
  readonly id: string;
  readonly from: JstDate;
  readonly to: JstDate;
  readonly winners: number;
}

/** The campaign to tell of on a day: the one that ends next, also when it has yet to begin; null when all are over (MAIL-05). */
export function campaignToShow<Known extends Campaign>(
  campaigns: readonly Known[],
  today: JstDate,
): Known | null {
  const open = campaigns.filter(({ to }) => to >= today);
  return open.reduce<Known | null>((next, one) => (next === null || one.to < next.to ? one : next), null);
}
