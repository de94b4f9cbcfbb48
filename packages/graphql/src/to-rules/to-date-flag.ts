import type { Result } from '@shop/rules/result';
import { type MalformedAnswer, optional, readAnswer } from './answer';
import { type Fact, hasFlag } from './fact';

/** Whether a product accepts no delivery date. A missing product does not forbid one. */
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
