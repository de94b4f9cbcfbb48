import type { GlobalId } from '../global-id';
import type { Cart } from './cart';
import { appliedCodes } from './coupon-line';
import { isSameDiscountCode } from './discount-code';

type Discounted = Pick<Cart, 'discountCodes'> & {
  readonly lines: readonly Pick<Cart['lines'][number], 'globalId' | 'quantity' | 'discountCodes'>[];
};

/** The lines a code of the cart leaves out, and whether others get something off all the same. */
export interface LinesLeftOut {
  readonly lineIds: ReadonlySet<GlobalId>;
  /** The amount of the coupon line comes from a part of the cart only. */
  readonly isPartly: boolean;
}

/**
 * The lines that are excluded from a code on the cart (MAIL-04): of one that applies, those that get nothing while others do;
 * of one that applies to none of the goods, all. What is taken off is the platform's to say (CART-14): a code that is taken
 * off the cart as a whole leaves nothing out.
 */
export function linesLeftOut({ discountCodes, lines }: Discounted): LinesLeftOut {
  const applied = appliedCodes({ discountCodes });
  const getsSomething = (line: Discounted['lines'][number]) =>
    (line.discountCodes ?? []).some((code) => applied.some((other) => isSameDiscountCode(code, other)));
  const isByLine = lines.some(getsSomething);
  const isForNone = discountCodes.some(({ refusal }) => refusal?.kind === 'noEntitledLines');
  const leftOut = lines.filter(
    (line) => line.quantity > 0 && (isByLine ? !getsSomething(line) : isForNone && applied.length === 0),
  );
  return {
    lineIds: new Set(leftOut.map(({ globalId }) => globalId)),
    isPartly: isByLine && leftOut.length > 0,
  };
}
