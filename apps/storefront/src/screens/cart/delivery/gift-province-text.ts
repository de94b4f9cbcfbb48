import { findPrefecture, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { fill } from '../../../i18n/fill';
import type { Locale } from '../../../i18n/locale';
import type { DeliveryWords } from './delivery-words';

/** Under the postal code: how it is written, or, once it is found, where the fee is for. */
export function giftProvinceText(
  province: ProvinceCode | null,
  locale: Locale,
  { giftPostalHint, giftProvince }: DeliveryWords,
): string {
  const found = province === null ? null : findPrefecture(province);
  if (found === null) return giftPostalHint;
  return fill(giftProvince, { prefecture: locale === 'ja' ? found.prefecture : found.provinceEn });
}
