import { jstDateAt } from '@shop/rules/jst-date';
import type { Product, Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { GraphNode, OfferPolicies } from '#foundation/metadata/shop-facts.ts';
import { variantName } from './variant-name';

/** Reviews that are told in words; the page shows all. */
const REVIEWS = 3;

interface ProductFactsInput {
  /** Of the product's page, without a variant. */
  readonly url: string;
  /** From the top, such as `['観葉植物', '卓上観葉']`. */
  readonly categoryPath: readonly string[];
  /** What the variants differ by, as engines know it; null where they have no word for it. */
  readonly aspect: 'size' | 'color' | null;
  readonly policies: OfferPolicies;
}

/**
 * A product for engines (SEO-02): schema.org's ProductGroup with all its variants, a Product where there is no choice. Nothing in it
 * depends on the variant that the page shows, so that it stays true whatever is chosen. The measuring of clicks reads it too
 * (features/analytics/browser/product-facts-in.ts).
 */
export function productFacts(product: Product, input: ProductFactsInput): GraphNode {
  const { url, policies } = input;
  const [only, ...others] = product.variants;
  const common = commonFacts(product, input);
  if (only !== undefined && others.length === 0) {
    return {
      '@type': 'Product',
      ...common,
      productID: String(product.id),
      sku: only.sku,
      offers: { ...(only.title !== '' && { name: only.title }), ...offerOf(only, url, policies) },
    };
  }
  const { aspect } = input;
  return {
    '@type': 'ProductGroup',
    ...common,
    url,
    productGroupID: String(product.id),
    variesBy: aspect === null ? product.optionNames : [`https://schema.org/${aspect}`],
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: variantName(product.title, variant.title),
      sku: variant.sku,
      image: variant.image?.src ?? product.images[0]?.src,
      ...(aspect !== null && { [aspect]: variant.title }),
      offers: offerOf(variant, url, policies),
    })),
  };
}

/** What is the same whichever variant is bought. */
function commonFacts(product: Product, { categoryPath }: ProductFactsInput) {
  const { reviewScore, reviewCount } = product;
  const isRated = reviewScore !== null && reviewCount > 0;
  const reviews = product.reviews.filter(({ nickname }) => nickname !== '').slice(0, REVIEWS);
  return {
    name: product.title,
    description: product.introduction || product.description,
    image: product.images.map(({ src }) => src),
    category: categoryPath.join('/'),
    brand: { '@type': 'Brand', name: product.vendor },
    ...(isRated && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewScore, reviewCount, bestRating: 5 },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map(({ title, content, score, nickname, createdAt }) => ({
        '@type': 'Review',
        ...(title !== '' && { name: title }),
        reviewBody: content,
        reviewRating: { '@type': 'Rating', ratingValue: score },
        author: { '@type': 'Person', name: nickname },
        // The day that the page names.
        datePublished: jstDateAt(Date.parse(createdAt)),
      })),
    }),
  };
}

function offerOf({ id, price, compareAtPrice, quantity }: Variant, url: string, policies: OfferPolicies) {
  const isReduced = compareAtPrice !== null && compareAtPrice > price;
  return {
    '@type': 'Offer',
    url: `${url}?variant=${id}`,
    price,
    priceCurrency: 'JPY',
    ...(isReduced && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: compareAtPrice,
        priceCurrency: 'JPY',
      },
    }),
    availability: `https://schema.org/${isSoldOut(quantity) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...policies.ofOffer(price),
  };
}
