import { bag } from '@shop/ui-kit/icons';
import { CountBadge } from '@shop/ui-kit/primitives/CountBadge';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { CART_BADGE_ID } from '#features/cart/browser/cart-count.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/**
 * The link to the cart with its count. Pages are the same for all visitors. A script in the page's head therefore writes the count from
 * the cookie when the badge is parsed, before the first paint (features/cart/browser/cart-count.inline.ts).
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
