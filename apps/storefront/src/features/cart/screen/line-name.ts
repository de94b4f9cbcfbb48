import type { LineName } from '@shop/rules/cart/known-cart';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** What a line is called where it does not stand itself: with its variant, where it has one. */
export function lineName({ title = '', variantTitle = '' }: LineName, m: Messages): string {
  if (title === '') return m.cart.aProduct;
  return variantTitle === '' ? title : m.cart.lineName({ title, variant: variantTitle });
}
