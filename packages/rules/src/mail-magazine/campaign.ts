import type { JstDate } from '../jst-date';

/** A prize draw for registrations in its period; first and last day in Japan. */
export interface Campaign {
  readonly id: string;
  readonly from: JstDate;
  readonly to: JstDate;
  readonly winners: number;
}

/** Whether a campaign begins after a day: who registers on that day does not take part in it (MAIL-05). */
export function isAhead({ from }: Campaign, today: JstDate): boolean {
  return from > today;
}

/** The campaign that who registers on a day takes part in: of those that go on, the one that ends next; null for none (MAIL-05). */
export function campaignOfRegistration<Known extends Campaign>(
  campaigns: readonly Known[],
  day: JstDate,
): Known | null {
  return endingNext(
    campaigns.filter((campaign) => !isAhead(campaign, day)),
    day,
  );
}

/**
 * The campaign to announce on a day: the one that a registration takes part in, as its mail says; without one the next that is ahead, and
 * null if all are over (MAIL-05).
 */
export function campaignToShow<Known extends Campaign>(
  campaigns: readonly Known[],
  today: JstDate,
): Known | null {
  return campaignOfRegistration(campaigns, today) ?? endingNext(campaigns, today);
}

function endingNext<Known extends Campaign>(campaigns: readonly Known[], day: JstDate): Known | null {
  const open = campaigns.filter(({ to }) => to >= day);
  return open.reduce<Known | null>((next, one) => (next === null || one.to < next.to ? one : next), null);
}
