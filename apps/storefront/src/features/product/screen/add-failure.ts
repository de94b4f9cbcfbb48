import { type AddOutcome, mayRetryAdd } from '@shop/rules/cart/add-request';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/**
 * The message for a failed add (TRUTH-01): only what is known of the cart.
 * @param name of the product
 */
export function addFailure(
  outcome: AddOutcome | null,
  name: string,
  m: Messages,
): { readonly title: string; readonly reason: string } {
  if (outcome?.ok !== false) return { title: m.added.error, reason: m.added.errorHint };
  const { code, inCart } = outcome;
  if (code === 'cookiesRefused') return { title: m.added.cookies, reason: m.added.cookiesHint };
  if (code === 'outcomeUnknown') return { title: m.added.unknown, reason: m.added.unknownHint };
  const isStock = code === 'outOfStock' || code === 'notEnoughStock';
  if (isStock && inCart !== null && inCart > 0) {
    return { title: m.added.error, reason: m.added.allInCart({ n: inCart }) };
  }
  if (isStock)
    return {
      title: m.added.error,
      reason: code === 'outOfStock' ? m.stock.outOfStock({ name }) : m.stock.notEnough({ name }),
    };
  return { title: m.added.error, reason: mayRetryAdd(outcome) ? m.added.errorHint : m.cartError.refused };
}
