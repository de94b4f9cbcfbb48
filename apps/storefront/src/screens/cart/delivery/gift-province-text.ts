import type { GiftPlace } from '@shop/rules/cart/checkout-wishes';
import { findPrefecture } from '@shop/rules/delivery/prefectures';
import { fill } from '../../../i18n/fill';
import type { Locale } from '../../../i18n/locale';
import type { DeliveryWords } from './delivery-words';

/** Under the postal code: how it is written, or, once it is found, where the fee is for (FEE-01). */
export function giftProvinceText(
  place: GiftPlace | null,
  locale: Locale,
  { giftPostalHint, giftProvince, giftIsland }: DeliveryWords,
): string {
  const found = place === null ? null : findPrefecture(place.province);
  if (place === null || found === null) return giftPostalHint;
  const prefecture = locale === 'ja' ? found.prefecture : found.provinceEn;
  return fill(place.isRemoteIsland ? giftIsland : giftProvince, { prefecture });
}
