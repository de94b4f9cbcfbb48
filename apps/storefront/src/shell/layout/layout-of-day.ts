import { type JstDate, jstDateParts } from '@shop/rules/jst-date';
import { campaignsToShow, isAhead } from '@shop/rules/mail-magazine/campaign';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** What the layout of every page says on a day: the year beside the rights, and the prize draws (FOOT-01, MAIL-05). */
export function layoutOfDay(today: JstDate) {
  const campaigns = campaignsToShow(shopBrand().campaigns ?? [], today);
  return {
    year: jstDateParts(today).year,
    campaigns,
    isCampaignAhead: campaigns.some((campaign) => isAhead(campaign, today)),
  };
}

/** Whether the layout says another thing on a day than on the day before. */
export function hasLayoutChanged(today: JstDate, before: JstDate): boolean {
  const [one, other] = [layoutOfDay(today), layoutOfDay(before)];
  return (
    one.year !== other.year || idsOf(one) !== idsOf(other) || one.isCampaignAhead !== other.isCampaignAhead
  );
}

function idsOf({ campaigns }: ReturnType<typeof layoutOfDay>): string {
  return campaigns.map(({ id }) => id).join();
}
