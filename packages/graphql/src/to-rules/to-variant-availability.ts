import type { Result } from '@shop/rules/result';
import type { VariantAvailabilityQuery } from '../__generated__/documents/graphql';
import { catalogueNumber, flag, having, type MalformedAnswer, optional, readAnswer } from './answer';

/** What has to be known of a variant before anybody waits for it. */
export interface VariantAvailability {
  /** Numeric id of the product that it belongs to. */
  readonly productId: number;
  readonly isForSale: boolean;
}

/** Of the variant that was asked for; null when there is none of that number. */
export function toVariantAvailability(
  data: VariantAvailabilityQuery,
): Result<VariantAvailability | null, MalformedAnswer> {
  return readAnswer('data', data, (root) =>
    optional(root.at('node'), (node) => {
      const variant = having(node, 'product');
      return (
        variant && {
          productId: catalogueNumber(variant.at('product').at('id')),
          isForSale: flag(variant.at('availableForSale')),
        }
      );
    }),
  );
}
