import { type AddOutcome, mayRetryAdd } from '@shop/rules/cart/add-outcome';
import { fill } from '../../i18n/fill';
import type { BuyWords } from './buy-words';

type FailureWords = Pick<
  BuyWords,
  'addFailed' | 'failedHint' | 'addUnknown' | 'unknownHint' | 'allInCart' | 'addRefused' | 'stops'
>;

/**
 * What a shopper is told of an add that did not succeed (TRUTH-01): only what is known of the cart.
 * @param name of the product
 */
export function addFailure(
  outcome: AddOutcome | null,
  name: string,
  words: FailureWords,
): { readonly title: string; readonly reason: string } {
  if (outcome?.ok !== false) return { title: words.addFailed, reason: words.failedHint };
  const { code, inCart } = outcome;
  if (code === 'outcomeUnknown') return { title: words.addUnknown, reason: words.unknownHint };
  const isStock = code === 'outOfStock' || code === 'notEnoughStock';
  if (isStock && inCart !== null && inCart > 0) {
    return { title: words.addFailed, reason: fill(words.allInCart, { n: inCart }) };
  }
  if (isStock) return { title: words.addFailed, reason: fill(words.stops[code], { name }) };
  return { title: words.addFailed, reason: mayRetryAdd(outcome) ? words.failedHint : words.addRefused };
}
