import type { Discount } from '../discount/discount.ts';
import type { CartCodeDiscountAllocation, CartDiscountApplication } from './__generated__/resolvers.ts';
import { money } from './money.ts';

/** A code's discount on a cart or a line, as the schema tells it. */
export function cartDiscountAllocation(discount: Discount, yen: number): CartCodeDiscountAllocation {
  return {
    __typename: 'CartCodeDiscountAllocation',
    code: discount.code,
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
