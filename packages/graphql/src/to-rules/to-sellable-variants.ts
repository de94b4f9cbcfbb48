import type { Variant } from '@shop/rules/product/product';
import type { ProductImage } from '@shop/rules/product/product-image';
import type { Result } from '@shop/rules/result';
import type { VariantsByIdsQuery } from '../__generated__/documents/graphql';
import { catalogueNumber, having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { factText } from './fact';
import { readImage } from './to-image';
import { readVariant } from './to-variant';

/** A variant with what is said of its product where no product page is at hand. */
export interface SellableVariant extends Variant {
  readonly handle: string;
  readonly productTitle: string;
  readonly vendor: string;
  /** The variant's own picture, else the product's first. */
  readonly picture: ProductImage | null;
}

/** The answer of VariantsByIds: the variants that there are, in the order in which they were asked for. */
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
