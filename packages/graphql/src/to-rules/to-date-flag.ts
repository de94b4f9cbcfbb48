import type { Result } from '@shop/rules/result';
import { type Answer, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { type Fact, factJson } from './fact';

/** The flag that the merchant gives a product which takes no delivery date (DLV-04). */
const DATE_UNAVAILABLE = 'date_unavailable';

/** Whether a product takes no delivery date; of a product that is not there nothing is known, so it forbids none. */
export function toIsDateUnavailable(data: {
  readonly product?: { readonly flags?: Fact } | null;
}): Result<boolean, MalformedAnswer> {
  return readAnswer(
    'data',
    data,
    (root) => optional(root.at('product'), (product) => readDateFlag(product.at('flags'))) ?? false,
  );
}

/** The same of a product's flags. */
export function readDateFlag(flags: Answer<Fact | undefined>): boolean {
  const names = optional(flags, (fact) =>
    factJson(fact, (value: Answer<readonly string[]>) => list(value, text)),
  );
  return names?.includes(DATE_UNAVAILABLE) ?? false;
}
