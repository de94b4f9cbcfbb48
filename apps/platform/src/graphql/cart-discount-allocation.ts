import { type Discount, targetTypeOf } from '../discount/discount.ts';
import type {
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
  CartDiscountApplication,
} from './__generated__/resolvers.ts';
import { money } from './money.ts';

/** A discount on a cart, line or delivery fee, in schema form: by code, or by title for an automatic one. */
export function cartDiscountAllocation(
  discount: Discount,
  yen: number,
): CartCodeDiscountAllocation | CartAutomaticDiscountAllocation {
  return {
    ...(discount.automatic
      ? { __typename: 'CartAutomaticDiscountAllocation', title: discount.title }
      : { __typename: 'CartCodeDiscountAllocation', code: discount.code }),
    discountedAmount: money(yen),
    discountApplication: application(discount),
    targetType: targetTypeOf(discount),
  };
}

/** The value of a discount: free shipping is 100 percent of the fee, as the provider says it. */
export function pricingValue({ kind, value }: Pick<Discount, 'kind' | 'value'>) {
  return kind === 'fixed'
    ? money(value)
    : { __typename: 'PricingPercentageValue' as const, percentage: kind === 'freeShipping' ? 100 : value };
}

function application(discount: Discount): CartDiscountApplication {
  return {
    __typename: 'CartDiscountApplication',
    allocationMethod: 'ACROSS',
    targetSelection: discount.excludesProducts ? 'ENTITLED' : 'ALL',
    targetType: targetTypeOf(discount),
    value: pricingValue(discount),
  };
}
