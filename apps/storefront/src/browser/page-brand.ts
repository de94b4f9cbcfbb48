import { PROPOSED_KEYWORDS } from '../brand/komoreno/keywords';
import { SHOP_LINKS } from '../brand/komoreno/shop';
import { CATEGORIES } from '../content/menu-pages';
import type { PageBrand } from '../contracts/page-brand';
import { type Locale, localePath } from '../i18n/locale';

/** The brand of the page: what stands in it, else what this code has. */
export function pageBrand(locale: Locale): PageBrand {
  const written = document.documentElement.dataset.brand;
  // The shop's own server wrote it.
  if (written !== undefined) return JSON.parse(written) as PageBrand;
  return {
    keywords: PROPOSED_KEYWORDS[locale],
    categories: CATEGORIES.map(({ path, title }) => ({
      href: localePath(locale, path),
      label: title[locale],
    })),
    privacy: SHOP_LINKS.privacy,
  };
}
