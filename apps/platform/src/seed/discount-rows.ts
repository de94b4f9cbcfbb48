import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { discountKey } from '@shop/rules/cart/discount';
import type { Discount } from '../discount/discount.ts';

/** A shop's discount codes. Codes that must be unknown are omitted. */
export function discountsOf(own: Catalogue): Discount[] {
  return own.discounts.flatMap((discount) =>
    discount.type === 'missing'
      ? []
      : [
          {
            codeKey: discountKey(discount.code),
            code: discount.code,
            title: discount.title,
            kind: discount.type,
            value: discount.value,
            minimumSubtotal: discount.minimumSubtotal,
            oncePerCustomer: discount.oncePerCustomer,
            excludesProducts: discount.excludesProducts,
            startsAt: discount.startsAt === null ? null : new Date(discount.startsAt),
            endsAt: discount.endsAt === null ? null : new Date(discount.endsAt),
            usageLimit: discount.usageLimit ?? null,
            usageCount: discount.usageCount ?? 0,
            disabled: discount.disabled ?? false,
            usedByEveryone: discount.usedBy.includes('*'),
            alwaysAlreadyApplied: discount.expect === 'DISCOUNT_ALREADY_APPLIED',
            automatic: false,
          },
        ],
  );
}
