import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** What became of a cart that expired (TRUTH-02), where there is another one now. */
export function expiryWords(locale: Locale): Readonly<Record<CartExpiry, string>> {
  const t = words(locale);
  return {
    restored: t('cart.restored'),
    restoredInPart: t('cart.restoredInPart'),
    expired: t('cart.rebuilt'),
    ended: t('cart.ended'),
  };
}
