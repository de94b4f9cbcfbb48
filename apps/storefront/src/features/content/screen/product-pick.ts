import type { ProductCard } from '@shop/rules/product/product-card';
import type { Pick } from '@shop/ui-kit/commerce/catalog/Picks';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

/** A product that an advisor recommends or a column names, for rendering (ROUTE-13, ROUTE-20). */
export function productPick(product: ProductCard, locale: Locale): Pick {
  const m = messages(locale);
  return {
    href: localePath(locale, encodeURI(`/products/${product.handle}`)),
    title: product.title,
    picture: productPicture(product.image, 360, ''),
    price: {
      amount: product.price,
      saleLabel: m.product.salePrice,
      wasLabel: m.product.originalLabel,
      ...(product.compareAtPrice !== null && { compareAt: product.compareAtPrice }),
      ...(product.hasPriceRange && { from: m.common.priceFrom({ price: '{price}' }) }),
    },
  };
}
