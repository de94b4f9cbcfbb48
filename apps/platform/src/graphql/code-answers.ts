import type { CartNotice, CartProblem } from '../cart/cart.ts';
import { formatCartId } from '../cart/cart-id.ts';
import type { CartView } from '../cart/cart-view.ts';
import type { PricedCode } from '../cart/price-cart.ts';
import type { Executor } from '../db/open.ts';
import { findGiftCards } from '../db/repositories/gift-cards.ts';
import type { DiscountRefusal } from '../discount/discount.ts';
import { discountWarnings } from '../discount/discount-warnings.ts';
import { isUsable } from '../gift-card/gift-card.ts';
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

/** Maximum length of a code; no issued code is longer. */
const MAX_CODE = 100;

/** The cards of typed codes, or their errors: an unknown, empty, expired or disabled card gets the same one. */
export async function readGiftCardCodes(
  executor: Executor,
  codes: readonly string[],
  path: readonly string[],
  now: Date,
): Promise<{ readonly ids: readonly number[]; readonly problems: readonly CartProblem[] }> {
  const cards = await findGiftCards(
    executor,
    codes.map((code) => code.slice(0, MAX_CODE)),
  );
  const problems = cards.flatMap((card, index): CartProblem[] =>
    card !== null && isUsable(card, now)
      ? []
      : [{ code: 'INVALID', field: [...path, String(index)], message: 'The gift card code is invalid.' }],
  );
  return { ids: [...new Set(cards.flatMap((card) => card?.id ?? []))], problems };
}

/** Refusals that are reported as errors, with their codes in the specification. */
const WORDS: Partial<Record<DiscountRefusal, { code: CartProblem['code']; word: string; text: string }>> = {
  missing: {
    code: 'MISSING_DISCOUNT_CODE',
    word: 'MISSING_DISCOUNT_CODE',
    text: 'The discount code does not exist.',
  },
  alreadyUsed: {
    code: 'INVALID',
    word: 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE',
    text: 'The customer has already used this discount code.',
  },
  alreadyApplied: {
    code: 'INVALID',
    word: 'DISCOUNT_ALREADY_APPLIED',
    text: 'The discount code is already applied.',
  },
};

/**
 * User errors of typed codes. The enumeration of version 2025-01 has only the first of the three codes, so the others become `INVALID`.
 * Every message begins with its code: `<WORD>: <sentence> (<code>)`.
 */
function discountProblems(codes: readonly Pick<PricedCode, 'code' | 'refusal'>[]): CartProblem[] {
  return codes.flatMap(({ code, refusal }) => {
    const known = refusal === null ? undefined : WORDS[refusal];
    return known === undefined
      ? []
      : [{ code: known.code, field: ['discountCodes'], message: `${known.word}: ${known.text} (${code})` }];
  });
}
