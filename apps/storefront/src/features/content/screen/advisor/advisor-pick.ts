import type { ProductCard } from '@shop/rules/product/product-card';
import type { AdvisorPick } from '@shop/ui-kit/commerce/catalog/AdvisorProfile';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

/** A product that somebody recommends, as it is drawn (ROUTE-20). */
export function advisorPick(product: ProductCard, locale: Locale): AdvisorPick {
  const m = messages(locale);
  return {
    href: localePath(locale, encodeURI(`/products/${product.handle}`)),
    title: product.title,
    picture: productPicture(product.image, 360, ''),
    price: {
      amount: product.price,
      taxNote: m.common.taxIncluded,
      saleLabel: m.product.salePrice,
      wasLabel: m.product.originalLabel,
      ...(product.compareAtPrice !== null && { compareAt: product.compareAtPrice }),
      ...(product.hasPriceRange && { from: m.common.priceFrom({ price: '{price}' }) }),
    },
  };
}
