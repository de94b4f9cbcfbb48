import type { Result } from '@shop/rules/result';
import type { VariantAvailabilityQuery } from '../__generated__/documents/graphql';
import { catalogueNumber, flag, having, type MalformedAnswer, optional, readAnswer, text } from './answer';

/** What has to be known of a variant before anybody waits for it. */
export interface VariantAvailability {
  /** Numeric id of the product that it belongs to. */
  readonly productId: number;
  /** Of that product. */
  readonly handle: string;
  readonly isForSale: boolean;
}

/** Of the variant that was asked for; null when there is none of that number. */
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
        isForSale: flag(variant.at('availableForSale')),
      };
    }),
  );
}
