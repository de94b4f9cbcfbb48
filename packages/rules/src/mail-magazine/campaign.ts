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

/** The campaigns that who registers on a day takes part in: all that go on, the one that ends next first (MAIL-05). */
export function campaignsOfRegistration<Known extends Campaign>(
  campaigns: readonly Known[],
  day: JstDate,
): readonly Known[] {
  return open(campaigns, day).filter((campaign) => !isAhead(campaign, day));
}

/**
 * The campaigns to announce on a day: those that a registration takes part in, as its mail says; without any the next that is ahead, and
 * none if all are over (MAIL-05).
 */
export function campaignsToShow<Known extends Campaign>(
  campaigns: readonly Known[],
  today: JstDate,
): readonly Known[] {
  const going = campaignsOfRegistration(campaigns, today);
  return going.length > 0 ? going : open(campaigns, today).slice(0, 1);
}

function open<Known extends Campaign>(campaigns: readonly Known[], day: JstDate): Known[] {
  return campaigns
    .filter(({ to }) => to >= day)
    .sort((one, other) => (one.to < other.to ? -1 : Number(one.to > other.to)));
}
