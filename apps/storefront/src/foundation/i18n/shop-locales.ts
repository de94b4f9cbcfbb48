import { type Locale, WHOLE_LOCALES } from '@shop/rules/language';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { closestLocale } from './locale';

/** The languages of this shop, its main one first (LANG-01). Server only. */
export function shopLocales(): readonly [Locale, ...Locale[]] {
  return shopBrand().languages ?? WHOLE_LOCALES;
}

/** The language of this shop that an `Accept-Language` header names first, else the main one. Server only. */
export function preferredLocale(header: string | null | undefined): Locale {
  const [tag = ''] = (header ?? '').trim().split(/[,;]/);
  const locales = shopLocales();
  return closestLocale(tag, locales) ?? locales[0];
}
