import type { Result } from '@shop/rules/result';
import { type MalformedAnswer, optional, readAnswer } from './answer';
import { type Fact, hasFlag } from './fact';

/** Whether a product takes no delivery date; of a product that is not there nothing is known, so it forbids none. */
export function toIsDateUnavailable(data: {
  readonly product?: { readonly flags?: Fact } | null;
}): Result<boolean, MalformedAnswer> {
  return readAnswer(
    'data',
    data,
    (root) =>
      optional(root.at('product'), (product) => hasFlag(product.at('flags'), 'date_unavailable')) ?? false,
  );
}
