import type { Banner } from '@shop/rules/catalog/home-content';
import type { ProductImage } from '@shop/rules/product/product';
import { pathOfPage } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { backOfficeAddress } from '#foundation/routing/back-office-address.ts';

/** Features beside the first product. */
const FIRST = 2;

interface HomeBanner {
  readonly href: string;
  readonly title: string;
  readonly image: ProductImage | null;
}

/**
 * The features of the home page: those of the first screen, and those further down among the articles, without the app's, which
 * has its own part there.
 */
export function homeBanners(
  banners: readonly Banner[],
  locale: Locale,
): { readonly first: readonly HomeBanner[]; readonly further: readonly HomeBanner[] } {
  const support = pathOfPage('support');
  const shown = banners.flatMap(({ title, url, image }) => {
    const href = backOfficeAddress(url, locale);
    return href === null ? [] : [{ href, title, image, url }];
  });
  return {
    first: shown.slice(0, FIRST),
    further: shown.slice(FIRST).filter(({ url }) => url !== support),
  };
}
