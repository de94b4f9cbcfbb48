import type { BrandCampaign } from '@shop/rules/brand/brand';
import { jstDateAt } from '@shop/rules/jst-date';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/**
 * The prize draw that a page announced, if its period is over: a registration of now takes no part in it (MAIL-05).
 * @param id of the announced draw, as a client sends it
 * @returns null for none, an unknown one, and one that goes on or is ahead
 */
export function missedDraw(id: string | undefined): BrandCampaign | null {
  const announced = shopBrand().campaigns?.find((campaign) => campaign.id === id);
  return announced === undefined || announced.to >= jstDateAt(Date.now()) ? null : announced;
}
