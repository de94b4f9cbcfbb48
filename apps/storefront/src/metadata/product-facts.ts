import type { Product, Variant } from '@shop/rules/product/product';

/** A product as schema.org's Product, with the offer of the shown variant. */
export function productFacts(product: Product, variant: Variant, url: string) {
  const { reviewScore, reviewCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.introduction || product.description,
    image: product.images[0]?.src,
    sku: variant.sku,
    brand: { '@type': 'Brand', name: product.vendor },
    offers: {
      '@type': 'Offer',
      url,
      price: variant.price,
      priceCurrency: 'JPY',
      availability: `https://schema.org/${variant.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
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
