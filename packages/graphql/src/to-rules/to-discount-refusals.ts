import type { DiscountRefusal } from '@shop/rules/cart/cart';
import { type Answer, list, money, optional, readAnswer, text } from './answer';

/** Reasons by code as it stands on the cart. */
export type DiscountRefusals = ReadonlyMap<string, DiscountRefusal>;

/** One entry of the answer's `extensions.discounts`; the codes are those of the provider's `CartWarningCode` from 2025-07 on. */
interface WireDiscountWarning {
  readonly code: string;
  readonly warning: string;
  readonly status?: string | null;
  readonly minimumSubtotal?: { readonly amount: string; readonly currencyCode: string } | null;
  readonly appliedCode?: string | null;
}

/** The refusal of an inactive code by its status. */
const INACTIVE: Readonly<Record<string, DiscountRefusal>> = {
  SCHEDULED: { kind: 'notStarted' },
  EXPIRED: { kind: 'expired' },
  DISABLED: { kind: 'stopped' },
};

/**
 * The refusals of those `CartWarningCode`s, from version 2025-07 on, that need no further data. The pinned schema has none of them; a store
 * that has dropped its version answers with a newer one.
 */
export const REFUSAL_OF_WARNING: Readonly<Record<string, DiscountRefusal>> = {
  DISCOUNT_NOT_FOUND: { kind: 'notFound' },
  DISCOUNT_CURRENTLY_INACTIVE: { kind: 'stopped' },
  DISCOUNT_USAGE_LIMIT_REACHED: { kind: 'usedUp' },
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: { kind: 'usedByCustomer' },
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: { kind: 'noEntitledLines' },
};

/**
 * Reads from the answer's `extensions` why codes on the cart do not apply. The schema of version 2025-01 has no field for it, so
 * a platform may omit it. An unreadable entry counts as no reason, and never as a failure.
 */
export function toDiscountRefusals(extensions: unknown): DiscountRefusals {
  const wire = (extensions as { discounts?: WireDiscountWarning[] } | null | undefined)?.discounts ?? [];
  const read = readAnswer('extensions.discounts', wire, (discounts) => list(discounts, readWarning).flat());
  return new Map(read.ok ? read.value : []);
}

function readWarning(entry: Answer<WireDiscountWarning>): [code: string, refusal: DiscountRefusal][] {
  const refusal = readRefusal(entry);
  return refusal === null ? [] : [[text(entry.at('code')), refusal]];
}

function readRefusal(entry: Answer<WireDiscountWarning>): DiscountRefusal | null {
  const warning = text(entry.at('warning'));
  switch (warning) {
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return INACTIVE[optional(entry.at('status'), text) ?? ''] ?? { kind: 'stopped' };
    case 'DISCOUNT_PURCHASE_NOT_IN_RANGE': {
      const minimum = optional(entry.at('minimumSubtotal'), money);
      return minimum === null ? null : { kind: 'belowMinimum', minimum };
    }
    case 'DISCOUNT_CODE_NOT_HONOURED': {
      const appliedCode = optional(entry.at('appliedCode'), text);
      return appliedCode === null ? null : { kind: 'notCombinable', appliedCode };
    }
    default:
      return REFUSAL_OF_WARNING[warning] ?? null;
  }
}
