import { BRANDS } from '../../brand/brands';
import { shopBrand } from '../../brand/shop-brand';
import { CATEGORIES } from '../../content/menu-pages';
import type { PageBrand } from '../../contracts/page-brand';
import type { Locale } from '../../i18n/locale';
import type { Navigation } from './navigation';

/** What of the brand stands in a page for code that comes on intent; undefined where that has it (browser/page-brand.ts). */
export function writtenBrand(locale: Locale, { categories }: Navigation): PageBrand | undefined {
  const brand = shopBrand();
  if (brand === BRANDS.komoreno && categories.length === CATEGORIES.length) return undefined;
  return { keywords: brand.keywords?.[locale] ?? [], categories, privacy: brand.links?.privacy ?? null };
}
