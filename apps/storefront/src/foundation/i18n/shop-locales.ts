import { type Locale, WHOLE_LOCALES } from '@shop/rules/language';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** The languages of this shop, its main one first (LANG-01). Server only. */
export function shopLocales(): readonly [Locale, ...Locale[]] {
  return shopBrand().languages ?? WHOLE_LOCALES;
}
