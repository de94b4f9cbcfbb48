import type { CartProblem } from '../cart/cart-answer.ts';
import { findGiftCards } from '../db/repositories/gift-cards.ts';
import type { Executor } from '../db/transaction.ts';
import { isUsable } from '../gift-card/gift-card.ts';

/** Longest code that is looked up; none so long was ever issued. */
const MAX_CODE = 100;

/** The cards of typed codes, or what is wrong with them: a card that is not there, empty, expired or disabled is all the same. */
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
