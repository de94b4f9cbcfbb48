import { isSoldOut } from './stock-label';

interface Choosable {
  readonly id: number;
  readonly quantity: number;
}

/**
 * The initial variant of a product page (PROD-04): the one of a valid `variant` parameter, else the first in stock, else the
 * first. An invalid parameter is ignored. Null only for a product without variants.
 * @param parameter the raw text of `?variant=`.
 */
export function chooseInitialVariant<Candidate extends Choosable>(
  variants: readonly Candidate[],
  parameter?: string | null,
): Candidate | null {
  return (
    variants.find(({ id }) => String(id) === parameter) ??
    variants.find(({ quantity }) => !isSoldOut(quantity)) ??
    variants[0] ??
    null
  );
}
