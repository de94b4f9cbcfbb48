import type { Product, Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';

/**
 * A product as schema.org's Product, with the offer of the shown variant. The measuring of clicks reads it too
 * (browser/analytics/product-facts-in.ts).
 * @param categoryPath from the top, such as `['観葉植物', '卓上観葉']`
 */
export function productFacts(
  product: Product,
  variant: Variant,
  { url, categoryPath }: { readonly url: string; readonly categoryPath: readonly string[] },
) {
  const { reviewScore, reviewCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.introduction || product.description,
    image: product.images[0]?.src,
    productID: String(product.id),
    category: categoryPath.join('/'),
    sku: variant.sku,
    brand: { '@type': 'Brand', name: product.vendor },
    offers: {
      '@type': 'Offer',
      ...(variant.title !== '' && { name: variant.title }),
      url,
      price: variant.price,
      priceCurrency: 'JPY',
      availability: `https://schema.org/${isSoldOut(variant.quantity) ? 'OutOfStock' : 'InStock'}`,
    },
    ...(reviewScore === null || reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviewScore,
            reviewCount,
            bestRating: 5,
          },
        }),
  };
}
