import type { CartNotice, CartProblem } from '../cart/cart-answer.ts';
import { formatCartId } from '../cart/cart-id.ts';
import type { CartView } from '../cart/cart-view.ts';
import { discountProblems } from '../cart/discount-problems.ts';
import type { PricedCode } from '../cart/price-cart.ts';
import { discountWarnings } from '../discount/discount-warnings.ts';
import type { PlatformContext } from './context.ts';

/** The first version that has a warning for each reason. */
const WARNINGS_SINCE = '2025-07';

const TEXTS: Readonly<Record<string, string>> = {
  DISCOUNT_NOT_FOUND: 'The discount code does not exist.',
  DISCOUNT_CURRENTLY_INACTIVE: 'The discount code is not active.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'The discount code has been used as often as it may be.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'The customer has already used this discount code.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'The order is too small for this discount code.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'The discount code applies to none of the items.',
  DISCOUNT_CODE_NOT_HONOURED: 'The discount code is not honoured.',
};

/**
 * Messages for typed codes without a discount: user errors up to version 2025-04, whose enumerations lack the reason (CART-06), and the
 * provider's warnings from 2025-07 on.
 * @param repeated codes that were typed twice
 */
export function codeAnswers(
  { apiVersion }: PlatformContext,
  view: CartView | null,
  repeated: readonly string[],
): { readonly problems: readonly CartProblem[]; readonly notices: readonly CartNotice[] } {
  if (view === null) return { problems: [], notices: [] };
  const codes: Pick<PricedCode, 'code' | 'refusal'>[] = [
    ...view.price.codes,
    ...repeated.map((code) => ({ code, refusal: 'alreadyApplied' as const })),
  ];
  if (apiVersion < WARNINGS_SINCE) return { problems: discountProblems(codes), notices: [] };
  const target = formatCartId(view.cart);
  const notices = discountWarnings(codes as PricedCode[]).map(({ code, warning }) => ({
    // The enumeration of the version behind the generated types lacks these.
    code: warning as unknown as CartNotice['code'],
    target,
    message: `${TEXTS[warning]} (${code})`,
  }));
  return { problems: [], notices };
}
