import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** What became of a cart that expired (TRUTH-02), where there is another one now. */
export function expiryMessage(expiry: CartExpiry, m: Messages): string {
  switch (expiry) {
    case 'restored':
      return m.cart.restored;
    case 'restoredInPart':
      return m.cart.restoredInPart;
    case 'expired':
      return m.cart.rebuilt;
    case 'ended':
      return m.cart.ended;
  }
}
