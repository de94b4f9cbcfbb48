import type { Yen } from '../yen';

/** Why a code on a cart takes nothing off, where the platform tells it (CART-06). */
export type DiscountRefusal =
  /** There is no such code. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'expired' }
  /** The merchant has stopped it. */
  | { readonly kind: 'stopped' }
  /** As many orders as it was made for have used it. */
  | { readonly kind: 'usedUp' }
  /** It is for one order of each customer, and this one has used it. */
  | { readonly kind: 'usedByCustomer' }
  | { readonly kind: 'alreadyApplied' }
  /** The goods come to less than this code's own minimum, shipping not counted. */
  | { readonly kind: 'belowMinimum'; readonly minimum: Yen }
  /** All goods of the cart are excluded from it. */
  | { readonly kind: 'noEntitledLines' }
  /** Another code of the cart takes more off, and codes do not combine. */
  | { readonly kind: 'notCombinable'; readonly appliedCode: string };

export type DiscountRefusalKind = DiscountRefusal['kind'];

const IS_DEAD = {
  notFound: true,
  notStarted: false,
  expired: true,
  stopped: true,
  usedUp: true,
  usedByCustomer: true,
  alreadyApplied: true,
  belowMinimum: false,
  noEntitledLines: false,
  notCombinable: false,
} as const satisfies Record<DiscountRefusalKind, boolean>;

/** Whether no change of the cart makes the code apply: it is taken off the cart, and its reason told. */
export function isDeadDiscount({ kind }: DiscountRefusal): boolean {
  return IS_DEAD[kind];
}
