import type { PageBrand } from '#foundation/brand/page-brand.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { Navigation } from '#foundation/navigation/navigation.ts';

/** The brand's data embedded in a page, for code that loads on intent (foundation/browser/page-brand.ts). */
export function writtenBrand(locale: Locale, { categories }: Navigation): PageBrand {
  const { keywords, links } = shopBrand();
  return { keywords: keywords?.[locale] ?? [], categories, privacy: links?.privacy ?? null };
}
