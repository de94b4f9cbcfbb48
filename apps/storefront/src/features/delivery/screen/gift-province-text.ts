import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import { findPrefecture } from '@shop/rules/delivery/prefectures';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { LANGUAGES } from '#foundation/i18n/locale.ts';

/** Under the postal code: how it is written, or, once it is found, where the fee is for (FEE-01). */
export function giftProvinceText(place: GiftPlace | null, m: Messages): string {
  const found = place === null ? null : findPrefecture(place.province);
  if (place === null || found === null) return m.delivery.giftPostalHint;
  const prefecture = found[LANGUAGES[m.locale].prefecture];
  return place.isRemoteIsland
    ? m.delivery.giftIsland({ prefecture })
    : m.delivery.giftProvince({ prefecture });
}
