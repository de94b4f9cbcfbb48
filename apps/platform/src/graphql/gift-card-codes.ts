import type { CartProblem } from '../cart/cart-answer.ts';
import { findGiftCards } from '../db/repositories/gift-cards.ts';
import type { Executor } from '../db/transaction.ts';
import { isUsable } from '../gift-card/gift-card.ts';

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
