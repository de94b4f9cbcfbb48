import type { Discount } from '../discount/discount.ts';
import type {
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
  CartDiscountApplication,
} from './__generated__/resolvers.ts';
import { money } from './money.ts';

/** A discount on a cart or line, in schema form: by code, or by title for an automatic one. */
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
    targetType: 'LINE_ITEM',
  };
}

function application(discount: Discount): CartDiscountApplication {
  return {
    __typename: 'CartDiscountApplication',
    allocationMethod: 'ACROSS',
    targetSelection: discount.excludesProducts ? 'ENTITLED' : 'ALL',
    targetType: 'LINE_ITEM',
    value:
      discount.kind === 'percentage'
        ? { __typename: 'PricingPercentageValue', percentage: discount.value }
        : money(discount.value),
  };
}
