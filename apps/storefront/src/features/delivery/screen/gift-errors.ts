import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import { type GiftField, giftFieldProblem } from '@shop/rules/delivery/gift-destination';
import { findPrefecture, PREFECTURES } from '@shop/rules/delivery/prefectures';
import { formatYen } from '@shop/rules/yen';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { prefectureName } from './prefecture-name';

/**
 * Errors of the gift form's fields: missing or invalid values, once the shopper tried to continue (GIFT-01), and a postal code that
 * does not match the address (FEE-01), with what that means for a fee that the store tells.
 */
export function giftErrors(
  {
    form: { gift },
    missingGiftFields,
    addressMismatch,
  }: Pick<DeliveryView, 'form' | 'missingGiftFields' | 'addressMismatch'>,
  m: Messages,
  rulesOf = pageDeliveryRules,
): Partial<Record<GiftField, string>> {
  const errors: Partial<Record<GiftField, string>> = {};
  if (addressMismatch !== null) {
    const { ofCode, written, isIsland } = addressMismatch;
    const fee = rulesOf().fees === undefined ? '' : m.delivery.giftHigherFee;
    const places = { ofCode: namesOf(ofCode, m), written: namesOf([written], m), fee };
    const error = isIsland
      ? m.delivery.giftIslandMismatch({ fee })
      : m.delivery.giftPrefectureMismatch(places);
    errors.address = error.trim();
  }
  for (const field of missingGiftFields) errors[field] = fieldMessage(field, gift[field], m);
  return errors;
}

function fieldMessage(field: GiftField, text: string, m: Messages): string {
  const problem = giftFieldProblem(field, text);
  if (problem === 'unusable') return m.delivery.giftTextUnusable;
  switch (field) {
    case 'name':
      return m.delivery.giftNameMissing;
    case 'postalCode':
      return problem === 'unreadable'
        ? m.delivery.giftPostalCodeUnreadable
        : m.delivery.giftPostalCodeMissing;
    case 'address':
      return m.delivery.giftAddressMissing;
    case 'phone':
      return m.delivery.giftPhoneMissing;
  }
}

function namesOf(provinces: readonly string[], m: Messages): string {
  return PREFECTURES.filter(({ province }) => provinces.includes(province))
    .map((found) => prefectureName(found, m))
    .join(m.common.nameSeparator);
}

/**
 * The hint below the postal code: its format, or, once found, the place that the fee applies to (FEE-01). @param rules those of the
 * store
 */
export function giftProvinceText(
  place: GiftPlace | null,
  m: Messages,
  { fees } = pageDeliveryRules(),
): string {
  const found = place?.province ? findPrefecture(place.province) : null;
  if (place === null || found === null) return m.delivery.giftPostalHint;
  const prefecture = prefectureName(found, m);
  if (fees === undefined) return m.delivery.giftPostalHint;
  const ofIslands = fees.areas.find(({ zones }) => zones.includes('remoteIsland'));
  return place.isRemoteIsland && ofIslands !== undefined
    ? m.delivery.giftIsland({ prefecture, fee: formatYen(ofIslands.fee) })
    : m.delivery.giftProvince({ prefecture });
}
