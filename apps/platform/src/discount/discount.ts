/** A discount set up by the merchant, by code or automatic. Amounts in whole yen, percentages in whole percent. */
export interface Discount {
  readonly codeKey: string;
  readonly code: string;
  readonly title: string;
  /** `freeShipping` takes the delivery fee off; its value is 0. */
  readonly kind: 'percentage' | 'fixed' | 'freeShipping';
  readonly value: number;
  /** Threshold for the whole cart, before discounts and without shipping. */
  readonly minimumSubtotal: number;
  readonly oncePerCustomer: boolean;
  /** Products on the excluded list get no discount. */
  readonly excludesProducts: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usageLimit: number | null;
  readonly usageCount: number;
  readonly disabled: boolean;
  /** A code already used by every customer; to test the refusal. */
  readonly usedByEveryone: boolean;
  /** A code that always answers "already applied"; to test the refusal. */
  readonly alwaysAlreadyApplied: boolean;
  /** Needs no code; `code` is its name in the back office. */
  readonly automatic: boolean;
}

/** Why a code gives no discount. */
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

/** The target of a discount. */
export function targetTypeOf({ kind }: Pick<Discount, 'kind'>): 'LINE_ITEM' | 'SHIPPING_LINE' {
  return kind === 'freeShipping' ? 'SHIPPING_LINE' : 'LINE_ITEM';
}

/** What shoppers call a discount: its code, or the title of an automatic one. */
export function shownNameOf({
  automatic,
  title,
  code,
}: Pick<Discount, 'automatic' | 'title' | 'code'>): string {
  return automatic ? title : code;
}

/** Why a discount is not active at a time; null if it is. It ends at `endsAt`, as a gift card does. */
export function inactivityOf(
  { disabled, startsAt, endsAt }: Pick<Discount, 'disabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'disabled' | 'notStarted' | 'expired' | null {
  if (disabled) return 'disabled';
  if (startsAt !== null && now < startsAt) return 'notStarted';
  return endsAt !== null && now >= endsAt ? 'expired' : null;
}
