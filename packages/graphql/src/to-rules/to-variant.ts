import type { ProductImage, Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { Result } from '@shop/rules/result';
import type {
  VariantAvailabilityQuery,
  VariantDetailFragment,
  VariantsByIdsQuery,
} from '../__generated__/documents/graphql';
import {
  type Answer,
  catalogueNumber,
  globalId,
  having,
  list,
  type MalformedAnswer,
  money,
  optional,
  readAnswer,
  text,
} from './answer';
import { factText } from './fact';
import { DEFAULT_VARIANT_TITLE, readStock } from './to-cart-line';
import { readImage } from './to-image';
import { readStruckPrice } from './to-product-card';

/** A variant of a product. */
export function readVariant(variant: Answer<VariantDetailFragment>, productId: number): Variant {
  const title = text(variant.at('title'));
  return {
    id: catalogueNumber(variant.at('id')),
    globalId: globalId(variant.at('id')),
    productId,
    title: title === DEFAULT_VARIANT_TITLE ? '' : title,
    optionValues:
      title === DEFAULT_VARIANT_TITLE
        ? []
        : list(variant.at('selectedOptions'), (option) => text(option.at('value'))),
    sku: optional(variant.at('sku'), text) ?? '',
    price: money(variant.at('price')),
    compareAtPrice: readStruckPrice(variant),
    quantity: readStock(variant),
    size: factText(variant.at('size')),
    image: optional(variant.at('image'), (image) => readImage(image)),
  };
}

/** The data needed before a shopper registers for a restock notice. */
export interface VariantAvailability {
  /** Numeric id of its product. */
  readonly productId: number;
  readonly handle: string;
  readonly isForSale: boolean;
}

/** The availability of the requested variant; null if the id is unknown. */
export function toVariantAvailability(
  data: VariantAvailabilityQuery,
): Result<VariantAvailability | null, MalformedAnswer> {
  return readAnswer('data', data, (root) =>
    optional(root.at('node'), (node) => {
      const variant = having(node, 'product');
      if (!variant) return null;
      const product = variant.at('product');
      return {
        productId: catalogueNumber(product.at('id')),
        handle: text(product.at('handle')),
        isForSale: !isSoldOut(readStock(variant)),
      };
    }),
  );
}

/** A variant with its product's data, for use without a product page. */
export interface SellableVariant extends Variant {
  readonly handle: string;
  readonly productTitle: string;
  readonly vendor: string;
  /** The variant's own image, else the product's first. */
  readonly picture: ProductImage | null;
}

/** The answer of VariantsByIds: the existing variants, in the requested order. */
export function toSellableVariants(
  wire: VariantsByIdsQuery,
): Result<readonly SellableVariant[], MalformedAnswer> {
  return readAnswer('answer', wire, (answer) =>
    list(answer.at('nodes'), (node) =>
      optional(node, (present) => {
        const variant = having(present, 'product');
        if (!variant) return null;
        const product = variant.at('product');
        const own = readVariant(variant, catalogueNumber(product.at('id')));
        return {
          ...own,
          handle: text(product.at('handle')),
          productTitle: text(product.at('title')),
          vendor: factText(product.at('vendorName')) || text(product.at('vendor')),
          picture: own.image ?? optional(product.at('featuredImage'), (image) => readImage(image)),
        };
      }),
    ).filter((variant) => variant !== null),
  );
}
