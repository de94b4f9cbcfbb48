import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { discountKey } from '@shop/rules/cart/discount';
import { hasDiscounts, insertDiscounts } from '../db/repositories/discounts.ts';
import type { Executor } from '../db/transaction.ts';
import type { Discount } from '../discount/discount.ts';

/** Inserts a shop's discount codes into a database without any. Codes that must be unknown are omitted. */
export async function seedDiscounts(executor: Executor, own: Catalogue): Promise<void> {
  if (!(await hasDiscounts(executor))) {
    await insertDiscounts(executor, discounts(own));
  }
}

function discounts(own: Catalogue): Discount[] {
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
