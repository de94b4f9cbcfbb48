import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import type { FeeArea, FeeTable } from '@shop/rules/delivery/shipping-fee';
import { formatYen } from '@shop/rules/yen';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listNames, weekdayNames } from './delivery-text';
import { prefectureName } from './prefecture-name';

/** `北海道・沖縄・離島`. @param isBrief the names are listed side by side in English, too */
function placesText(zones: FeeArea['zones'], island: string, m: Messages, isBrief = false): string {
  const names = zones.map((zone) => {
    const place = PREFECTURES.find(({ province }) => province === zone);
    // 北海道 keeps its last character, which is part of the name.
    return place === undefined ? island : prefectureName(place, m).replace(/[都府県]$/, '');
  });
  return isBrief && m.language.list === 'Intl' ? names.join(m.common.nameSeparator) : listNames(names, m);
}

/** The fees for places with their own fee; '' if all have the same. */
function areasText({ areas }: FeeTable, m: Messages, isBrief = false): string {
  return areas
    .map(({ zones, fee }) => ({
      places: placesText(zones, m.shipping.island, m, isBrief),
      fee: formatYen(fee),
    }))
    .map((area) => m.shipping.area(area))
    .join(m.common.nameSeparator);
}

/** Nothing is asked for delivery to anywhere. */
const isFree = ({ regular, areas }: FeeTable) => regular === 0 && areas.length === 0;

/** The fees in the header of every page. */
export function headFeeText(fees: FeeTable, m: Messages): string {
  if (isFree(fees)) return m.card.freeShipping;
  const regular = formatYen(fees.regular);
  if (fees.areas.length === 0) return m.header.postageFlat({ regular });
  const areas = fees.areas
    .map(({ zones, fee }) => ({ places: placesText(zones, m.header.island, m), fee: formatYen(fee) }))
    .map((area) => m.header.postageArea(area));
  return m.header.postage({ regular, areas: areas.join(m.common.nameSeparator) });
}

/** In the footer of every page. */
export function footerFeeText(fees: FeeTable, m: Messages): string {
  if (isFree(fees)) return m.card.freeShipping;
  const [regular, areas] = [formatYen(fees.regular), areasText(fees, m)];
  return areas === '' ? m.footer.shippingFlat({ regular }) : m.footer.shippingText({ regular, areas });
}

/** On a product's page (SHIP-04). */
export function productFeeText(fees: FeeTable, isPostageFree: boolean, m: Messages): string {
  const [regular, areas] = [formatYen(fees.regular), areasText(fees, m, true)];
  if (isPostageFree || fees.regular === 0)
    return areas === '' ? m.card.freeShipping : m.product.shippingFree({ areas });
  const text = areas === '' ? m.product.shippingOne({ regular }) : m.product.shippingFlat({ regular, areas });
  const free = freeFromText(fees, m);
  return free === '' ? text : m.shipping.sentences({ one: text, other: free });
}

/** The order total from which delivery is free, except for places with their own fee; '' for never. */
export function freeFromText({ freeFrom, areas }: FeeTable, m: Messages): string {
  if (freeFrom === null) return '';
  const amount = formatYen(freeFrom);
  const zones = areas.flatMap((area) => area.zones);
  return zones.length === 0
    ? m.shipping.freeFrom({ amount })
    : m.shipping.freeFromExcept({ amount, places: placesText(zones, m.shipping.island, m) });
}

/** The range of selectable days, as every page shows it: counted from the order, or from the shipping day (DLV-10). */
export function daysText(
  { window, dispatch }: Pick<DeliveryRules, 'window' | 'dispatch'>,
  m: Messages,
): string {
  const { earliestDays: from, latestDays: to } = window;
  return dispatch === undefined
    ? m.footer.deliveryText({ from, to })
    : m.shipping.dispatch({ days: weekdayNames(dispatch.weekdays, m), transit: dispatch.transitDays, to });
}
