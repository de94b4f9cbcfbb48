import type { CartProblem } from '../cart/cart-answer.ts';

/** This shop sells no gift cards: the code of any is one that does not exist. */
export function giftCardProblems(codes: readonly string[], path: readonly string[]): CartProblem[] {
  return codes.map((_, index) => ({
    code: 'INVALID',
    field: [...path, String(index)],
    message: 'The gift card code is invalid.',
  }));
}
