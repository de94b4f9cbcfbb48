import type { DiscountRefusal } from '../discount/discount.ts';
import type { CartProblem } from './cart-answer.ts';
import type { PricedCode } from './price-cart.ts';

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
export function discountProblems(codes: readonly Pick<PricedCode, 'code' | 'refusal'>[]): CartProblem[] {
  return codes.flatMap(({ code, refusal }) => {
    const known = refusal === null ? undefined : WORDS[refusal];
    return known === undefined
      ? []
      : [{ code: known.code, field: ['discountCodes'], message: `${known.word}: ${known.text} (${code})` }];
  });
}
