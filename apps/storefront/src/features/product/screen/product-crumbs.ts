import { inLanguage } from '@shop/rules/language';
import { badgesFor } from '@shop/rules/product/badge';
import type { Product } from '@shop/rules/product/product';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import { badgeLabel, toneOf } from '#features/catalog/screen/cards/tone-of-badge.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The breadcrumbs from the home page to a product (NAV-01). */
export function productCrumbs(product: Pick<Product, 'breadCrumbs' | 'title'>, locale: Locale): Crumb[] {
  const { categories, subCategories } = brandMenus();
  return [
    { label: messages(locale).common.top, href: localePath(locale, '/') },
    ...product.breadCrumbs.map(({ name, handle }) => {
      // A sub-category includes its parent category: `ornamentplants/okinawa`.
      const page = [...categories, ...subCategories].find(
        (known) => known.handle === handle || known.path === `/${handle}`,
      );
      return {
        label: page ? inLanguage(page.title, locale) : name,
        href: localePath(locale, page?.path ?? `/collections/${handle}`),
      };
    }),
    { label: product.title },
  ];
}

/** A product's badges as tags (PROD-03, PROD-12). */
export function badgeTags(
  product: Parameters<typeof badgesFor>[0],
  locale: Locale,
): { tone: TagTone; label: string }[] {
  const m = messages(locale);
  return badgesFor(product, productLists()).map((kind) => ({
    tone: toneOf(kind),
    label: badgeLabel(kind, m),
  }));
}
