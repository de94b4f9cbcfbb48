import type { Variant } from '@shop/rules/product/product';
import type { VariantDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, catalogueNumber, globalId, money, optional, text } from './answer';
import { factText } from './fact';
import { DEFAULT_VARIANT_TITLE, readStock } from './to-cart-line';
import { readImage } from './to-image';
import { readCompareAtPrice } from './to-product-card';

/** A variant of a product. */
export function readVariant(variant: Answer<VariantDetailFragment>, productId: number): Variant {
  const title = text(variant.at('title'));
  const price = money(variant.at('price'));
  return {
    id: catalogueNumber(variant.at('id')),
    globalId: globalId(variant.at('id')),
    productId,
    title: title === DEFAULT_VARIANT_TITLE ? '' : title,
    sku: optional(variant.at('sku'), text) ?? '',
    price,
    compareAtPrice: readCompareAtPrice(variant, price),
    quantity: readStock(variant),
    size: factText(variant.at('size')),
    image: optional(variant.at('image'), (image) => readImage(image)),
  };
}
