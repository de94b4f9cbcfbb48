import type { ProductCard } from '@shop/rules/product/product-card';
import { sizeRange } from '@shop/rules/product/size-range';
import { struckPrice } from '@shop/rules/product/struck-price';
import type { Result } from '@shop/rules/result';
import type { Yen } from '@shop/rules/yen';
import type { MoneyAmountFragment, ProductCardFragment } from '../__generated__/documents/graphql';
import {
  type Answer,
  catalogueNumber,
  flag,
  globalId,
  list,
  type MalformedAnswer,
  money,
  optional,
  readAnswer,
  tagName,
  text,
} from './answer';
import { type Fact, factJson, factNumber, factText } from './fact';
import { readImage } from './to-image';

/** The data of cards (CARD-01); null entries (deleted products) are omitted. */
export function toProductCards(
  wire: readonly (ProductCardFragment | Record<PropertyKey, never> | null)[],
): Result<ProductCard[], MalformedAnswer> {
  return readAnswer('products', wire, (products) =>
    list(products, (product) =>
      optional(product, (present) =>
        Object.keys(present.value).length === 0
          ? null
          : readProductCard(present as Answer<ProductCardFragment>),
      ),
    ).filter((card) => card !== null),
  );
}

/** A product's card. */
export function readProductCard(product: Answer<ProductCardFragment>): ProductCard {
  const range = product.at('priceRange');
  const price = money(range.at('minVariantPrice'));
  const variants = product.at('cardVariants').at('nodes');
  return {
    id: catalogueNumber(product.at('id')),
    globalId: globalId(product.at('id')),
    handle: text(product.at('handle')),
    title: text(product.at('title')),
    // The platform has one name per vendor; the shop stores names in other languages beside it.
    vendor: factText(product.at('vendorName')) || text(product.at('vendor')),
    image: optional(product.at('featuredImage'), (image) => readImage(image)),
    price,
    hasPriceRange: money(range.at('maxVariantPrice')) > price,
    compareAtPrice: optional(product.at('selectedOrFirstAvailableVariant'), (variant) =>
      money(variant.at('price')) === price ? readStruckPrice(variant) : null,
    ),
    isSale: list(variants, (variant) => readStruckPrice(variant) !== null).includes(true),
    isSoldOut: !flag(product.at('availableForSale')),
    tags: list(product.at('tags'), tagName),
    aiTagIds: (
      factJson(product.at('aiTagIds'), (ids: Answer<readonly string[]>) => list(ids, text)) ?? []
    ).map(Number),
    size: sizeRange(list(variants, (variant) => factText(variant.at('size')))),
    ...readRating(product),
  };
}

/** The price that is struck through beside a variant's own, or null. */
export function readStruckPrice(
  variant: Answer<{ price: MoneyAmountFragment; compareAtPrice: MoneyAmountFragment | null }>,
): Yen | null {
  return struckPrice({
    price: money(variant.at('price')),
    compareAtPrice: optional(variant.at('compareAtPrice'), money),
  });
}

/** Score and number of reviews, as stored by the provider's review apps. */
export function readRating(product: Answer<{ rating: Fact; ratingCount: Fact }>) {
  const reviewCount = factNumber(product.at('ratingCount')) ?? 0;
  const score = factJson(product.at('rating'), (rating: Answer<{ value: string }>) =>
    Number(text(rating.at('value'))),
  );
  return {
    reviewScore: reviewCount > 0 && score !== null && Number.isFinite(score) ? score : null,
    reviewCount,
  };
}
