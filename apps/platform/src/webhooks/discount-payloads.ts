import { globalId } from '../catalogue/global-id.ts';
import type { Discount } from '../discount/discount.ts';

/** Body of `discounts/create` and `discounts/update`. */
export function discountPayload(discount: Discount, now: Date) {
  return {
    admin_graphql_api_id: globalId('DiscountCodeNode', discount.codeKey),
    title: discount.title,
    status: statusOf(discount, now),
    created_at: (discount.startsAt ?? now).toISOString(),
    updated_at: now.toISOString(),
  };
}

/** Body of `discounts/delete`. */
export function discountDeletionPayload({ codeKey }: Pick<Discount, 'codeKey'>, now: Date) {
  return { admin_graphql_api_id: globalId('DiscountCodeNode', codeKey), deleted_at: now.toISOString() };
}

function statusOf({ disabled, startsAt, endsAt }: Discount, now: Date): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  if (disabled || (endsAt !== null && endsAt <= now)) return 'EXPIRED';
  return startsAt !== null && startsAt > now ? 'SCHEDULED' : 'ACTIVE';
}
