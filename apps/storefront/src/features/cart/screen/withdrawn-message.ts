import type { LineName } from '@shop/rules/cart/known-cart';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { lineName } from './line-name';

/** What the merchant took off sale, by name (CART-12). */
export function withdrawnMessage(withdrawn: readonly LineName[], m: Messages): string {
  return m.cart.withdrawn({ names: withdrawn.map((line) => lineName(line, m)).join(m.common.nameSeparator) });
}
