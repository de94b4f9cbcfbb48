import type { ProductCard } from '@shop/rules/product/product-card';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import type { PriceProps } from '@shop/ui-kit/primitives/Price';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { badgeTags } from './badge-tags';
import { productPicture } from './product-picture';

/** A product as the kit's card draws it (CARD-01), without rank and place on the page. */
export function cardProps(product: ProductCard, locale: Locale): ProductCardProps {
  const t = words(locale);
  const { reviewScore, reviewCount } = product;
  return {
    href: localePath(locale, `/products/${product.handle}`),
    title: product.title,
    picture: productPicture(product.image, 720, ''),
    price: priceProps(product, locale),
    tags: badgeTags(product, t),
    soldOut: product.isSoldOut,
    ...(reviewScore === null || reviewCount === 0
      ? {}
      : {
          rating: {
            score: roundToHalfStar(reviewScore),
            label: t('product.reviewStars', { score: roundToHalfStar(reviewScore) }),
            count: `(${reviewCount})`,
          },
        }),
  };
}

/** The lowest price of a product with its words: 〜, 税込, and what a struck price means. */
export function priceProps(
  product: Pick<ProductCard, 'price' | 'compareAtPrice' | 'hasPriceRange'>,
  locale: Locale,
): Omit<PriceProps, 'size'> {
  const t = words(locale);
  return {
    amount: product.price,
    compareAt: product.compareAtPrice,
    taxNote: t('common.taxIncluded'),
    saleLabel: t('product.salePrice'),
    wasLabel: t('product.originalLabel'),
    ...(product.hasPriceRange ? { from: '〜' } : {}),
  };
}
