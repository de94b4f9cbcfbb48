import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { LOCALES, type Locale } from './locale';

/** The languages that this shop speaks, its main one first (LANG-01). Server only. */
export function shopLocales(): readonly [Locale, ...Locale[]] {
  return shopBrand().languages ?? LOCALES;
}
