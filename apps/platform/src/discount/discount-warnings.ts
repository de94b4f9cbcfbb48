import type { PricedCode } from '../cart/price-cart.ts';
import type { DiscountRefusal } from './discount.ts';

/** Why a code on a cart takes nothing off, as the answer's `extensions.discounts` tells it. */
export interface DiscountWarning {
  /** As it stands on the cart. */
  readonly code: string;
  /** A `CartWarningCode` of the provider's versions from 2025-07 on; version 2025-01 tells no reason. */
  readonly warning: (typeof WARNING_OF)[DiscountRefusal]['warning'];
  /** Of a code that is inactive: what became of it. */
  readonly status?: 'SCHEDULED' | 'EXPIRED' | 'DISABLED';
  /** Of a code whose order is too small: what the goods have to come to, before discounts and shipping. */
  readonly minimumSubtotal?: { readonly amount: string; readonly currencyCode: 'JPY' };
  /** Of a code that combines with no other: the one that is applied in its place. */
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

/** The reasons of a cart's codes that do not apply, in the codes' order. */
export function discountWarnings(codes: readonly PricedCode[]): DiscountWarning[] {
  const applied = codes.find(({ refusal }) => refusal === null)?.code;
  return codes.flatMap(({ code, refusal, discount }) => {
    if (refusal === null) return [];
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
