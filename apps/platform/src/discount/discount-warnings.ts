import type { PricedCode } from '../cart/price-cart.ts';
import { type Discount, type DiscountRefusal, targetTypeOf } from './discount.ts';

/** Why a code on a cart gives no discount, as in the response's `extensions.discounts`. */
export interface DiscountWarning {
  /** The code as on the cart. */
  readonly code: string;
  /** A `CartWarningCode` of the provider's versions from 2025-07 on; version 2025-01 gives no reason. */
  readonly warning: (typeof WARNING_OF)[DiscountRefusal]['warning'];
  /** State of an inactive code. */
  readonly status?: 'SCHEDULED' | 'EXPIRED' | 'DISABLED';
  /** Required subtotal before discounts and shipping, for a code whose order is too small. */
  readonly minimumSubtotal?: { readonly amount: string; readonly currencyCode: 'JPY' };
  /** The code applied instead, for a code that cannot be combined. */
  readonly appliedCode?: string;
}

const WARNING_OF = {
  missing: { warning: 'DISCOUNT_NOT_FOUND' },
  notStarted: { warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'SCHEDULED' },
  expired: { warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'EXPIRED' },
  disabled: { warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'DISABLED' },
  limitReached: { warning: 'DISCOUNT_USAGE_LIMIT_REACHED' },
  alreadyUsed: { warning: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' },
  belowMinimum: { warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE' },
  nothingEntitled: { warning: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' },
  alreadyApplied: { warning: 'DISCOUNT_CODE_NOT_HONOURED' },
  notCombinable: { warning: 'DISCOUNT_CODE_NOT_HONOURED' },
} as const satisfies Record<DiscountRefusal, Pick<DiscountWarning, 'status'> & { readonly warning: string }>;

/** Reasons for a cart's inapplicable codes, in code order. */
export function discountWarnings(codes: readonly PricedCode[]): DiscountWarning[] {
  return codes.flatMap(({ code, refusal, discount }) => {
    if (refusal === null) return [];
    const applied = codes.find(
      (other) => other.refusal === null && isSameTarget(other.discount, discount),
    )?.code;
    const minimum = refusal === 'belowMinimum' ? discount?.minimumSubtotal : undefined;
    return [
      {
        code,
        ...WARNING_OF[refusal],
        ...(minimum !== undefined && {
          minimumSubtotal: { amount: `${minimum}.0`, currencyCode: 'JPY' as const },
        }),
        ...(refusal === 'notCombinable' && applied !== undefined && { appliedCode: applied }),
      },
    ];
  });
}

function isSameTarget(one: Discount | null, other: Discount | null): boolean {
  return one !== null && other !== null && targetTypeOf(one) === targetTypeOf(other);
}
