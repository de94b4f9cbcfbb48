import { bag } from '@shop/ui-kit/icons';
import { CountBadge } from '@shop/ui-kit/primitives/CountBadge';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { CART_BADGE_ID } from '../../browser/cart-count';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { InlineScript } from './InlineScript';

/**
 * The way to the cart with its count. Pages are the same for everybody, so a line of script right behind the link writes the
 * count from the cookie, before anything is painted.
 */
export function CartLink({ locale }: { locale: Locale }) {
  const m = messages(locale);
  return (
    <>
      <IconButton
        href={localePath(locale, '/cart')}
        icon={bag}
        label={m.aria.openCart}
        suppressHydrationWarning
      >
        <CountBadge id={CART_BADGE_ID} />
      </IconButton>
      <InlineScript
        name="cartCount"
        data-label={m.header.cartCount({ n: '{n}' })}
        data-empty-label={m.aria.openCart}
      />
    </>
  );
}
