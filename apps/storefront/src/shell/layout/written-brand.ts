import { CATEGORIES } from '#features/catalog/contract/menu-pages.ts';
import { BRANDS } from '#foundation/brand/brands.ts';
import type { PageBrand } from '#foundation/brand/page-brand.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { Navigation } from './navigation';

/** What of the brand stands in a page for code that comes on intent; undefined where that has it (foundation/browser/page-brand.ts). */
export function writtenBrand(locale: Locale, { categories }: Navigation): PageBrand | undefined {
  const brand = shopBrand();
  if (brand === BRANDS.komoreno && categories.length === CATEGORIES.length) return undefined;
  return { keywords: brand.keywords?.[locale] ?? [], categories, privacy: brand.links?.privacy ?? null };
}
