import { type JstDate, jstDateParts } from '@shop/rules/jst-date';
import { campaignToShow, isAhead } from '@shop/rules/mail-magazine/campaign';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** What the frame of every page says on a day: the year beside the rights, and the prize draw (FOOT-01, MAIL-05). */
export function layoutOfDay(today: JstDate) {
  const campaign = campaignToShow(shopBrand().campaigns ?? [], today);
  return {
    year: jstDateParts(today).year,
    campaign,
    isCampaignAhead: campaign !== null && isAhead(campaign, today),
  };
}

/** Whether the frame says another thing on a day than on the day before. */
export function hasLayoutChanged(today: JstDate, before: JstDate): boolean {
  const [one, other] = [layoutOfDay(today), layoutOfDay(before)];
  return (
    one.year !== other.year ||
    one.campaign?.id !== other.campaign?.id ||
    one.isCampaignAhead !== other.isCampaignAhead
  );
}
