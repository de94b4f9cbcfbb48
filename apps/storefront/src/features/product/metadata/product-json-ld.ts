import { jstDateAt } from '@shop/rules/jst-date';
import type { Product, Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { struckPrice } from '@shop/rules/product/struck-price';
import type { GraphNode, OfferPolicies } from '#foundation/metadata/shop-facts.ts';
import { type OptionAspects, optionFacts, optionMeanings } from './option-facts';

/** Reviews included with their text; the page shows all. */
const REVIEWS = 3;

interface ProductJsonLdInput {
  /** Product page, without a variant. */
  readonly url: string;
  /** From the top level, such as `['観葉植物', '卓上観葉']`. */
  readonly categoryPath: readonly string[];
  /** Which options are terms of schema.org. */
  readonly aspects: OptionAspects;
  readonly policies: OfferPolicies;
}

/**
 * Structured data of a product (SEO-02): schema.org's ProductGroup with all variants, or a Product where there is no choice. It
 * does not depend on the displayed variant, so it stays valid for every choice. Click tracking reads it too
 * (features/analytics/browser/read-product-json-ld.ts).
 */
export function productJsonLd(product: Product, input: ProductJsonLdInput): GraphNode {
  const { url, policies } = input;
  const [only, ...others] = product.variants;
  const common = commonProperties(product, input);
  if (only !== undefined && others.length === 0) {
    return {
      '@type': 'Product',
      ...common,
      productID: String(product.id),
      ...skuOf(only),
      offers: { ...(only.title !== '' && { name: only.title }), ...offerOf(only, url, policies) },
    };
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    url,
    productGroupID: String(product.id),
    variesBy: optionMeanings(product.options, input.aspects).map(({ name, aspect }) =>
      aspect === null ? name : `https://schema.org/${aspect}`,
    ),
    hasVariant: product.variants.map((variant) => {
      const { aspects, others } = optionFacts(product.options, variant, input.aspects);
      return {
        '@type': 'Product',
        name: variantName(product.title, variant.title),
        ...skuOf(variant),
        image: variant.image?.src ?? product.images[0]?.src,
        ...aspects,
        ...(others.length > 0 && {
          additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
        }),
        offers: offerOf(variant, url, policies),
      };
    }),
  };
}

/** A store may give none. */
const skuOf = ({ sku }: Variant) => (sku === '' ? {} : { sku });

/** Properties that all variants share. */
function commonProperties(product: Product, { categoryPath }: ProductJsonLdInput) {
  const { reviewScore, reviewCount } = product;
  const isRated = reviewScore !== null && reviewCount > 0;
  const reviews = product.reviews.filter(({ nickname }) => nickname !== '').slice(0, REVIEWS);
  return {
    name: product.title,
    description: product.introduction || product.description,
    image: product.images.map(({ src }) => src),
    ...(categoryPath.length > 0 && { category: categoryPath.join('/') }),
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
        // The date on the page.
        datePublished: jstDateAt(Date.parse(createdAt)),
      })),
    }),
  };
}

function offerOf(variant: Variant, url: string, policies: OfferPolicies) {
  const { id, price, quantity } = variant;
  const struck = struckPrice(variant);
  return {
    '@type': 'Offer',
    url: `${url}?variant=${id}`,
    price,
    priceCurrency: 'JPY',
    ...(struck !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: struck,
        priceCurrency: 'JPY',
      },
    }),
    availability: `https://schema.org/${isSoldOut(quantity) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...policies.ofOffer(price),
  };
}

/** The variant's name outside its page: prefixed with the product title where there is a choice. */
export function variantName(productTitle: string, variantTitle: string): string {
  return variantTitle === '' ? productTitle : `${productTitle} ${variantTitle}`;
}
