/** A discount as the merchant set it up: a code that is typed, or one that needs none. Amounts in whole yen, percentages in whole percent. */
export interface Discount {
  readonly codeKey: string;
  readonly code: string;
  readonly title: string;
  readonly kind: 'percentage' | 'fixed';
  readonly value: number;
  /** Of the whole cart, before discounts and without shipping. */
  readonly minimumSubtotal: number;
  readonly oncePerCustomer: boolean;
  /** Products on the excluded list get nothing off. */
  readonly excludesProducts: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usageLimit: number | null;
  readonly usageCount: number;
  readonly disabled: boolean;
  /** A code whose one use is gone for every customer; for trying the refusal. */
  readonly usedByEveryone: boolean;
  /** A code that always answers "already applied"; for trying the refusal. */
  readonly alwaysAlreadyApplied: boolean;
  /** Needs no code; what stands in `code` is its title. */
  readonly automatic: boolean;
}

/** Why a code takes nothing off. */
export type DiscountRefusal =
  | 'missing'
  | 'alreadyUsed'
  | 'alreadyApplied'
  | 'notStarted'
  | 'expired'
  | 'disabled'
  | 'limitReached'
  | 'belowMinimum'
  | 'nothingEntitled'
  | 'notCombinable';

/** How codes are compared: width, case and surrounding space do not matter. */
export function discountKey(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}
