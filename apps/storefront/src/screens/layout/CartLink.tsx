import { bag } from '@shop/ui-kit/icons';
import { CountBadge } from '@shop/ui-kit/primitives/CountBadge';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { CART_BADGE_ID } from '../../browser/cart-count';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';

/**
 * The way to the cart with its count. Pages are the same for everybody, so a script in the page's head writes the count from the cookie
 * when the badge comes into the page, before anything is painted (browser/cart-count.inline.ts).
 */
export function CartLink({ locale }: { locale: Locale }) {
  return (
    <IconButton
      href={localePath(locale, '/cart')}
      icon={bag}
      label={messages(locale).aria.openCart}
      suppressHydrationWarning
    >
      <CountBadge id={CART_BADGE_ID} />
    </IconButton>
  );
}
