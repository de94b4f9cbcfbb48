import { bag } from '@shop/ui-kit/icons';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { LiveCountBadge } from '@shop/ui-kit/primitives/LiveCountBadge';
import { CART_BADGE_ID, cartCountScript } from '../../browser/cart-count';
import { type Locale, localePath } from '../../i18n/locale';
import type { FrameWords } from './frame-words';

/**
 * The way to the cart with its count. Pages are the same for everybody, so a line of script right behind the link writes the
 * count from the cookie, before anything is painted.
 */
export function CartLink({ locale, words }: { locale: Locale; words: FrameWords }) {
  return (
    <>
      <IconButton
        href={localePath(locale, '/cart')}
        icon={bag}
        label={words.openCart}
        suppressHydrationWarning
      >
        <LiveCountBadge id={CART_BADGE_ID} />
      </IconButton>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, its words escaped
        dangerouslySetInnerHTML={{ __html: cartCountScript(words.cartCount, words.openCart) }}
      />
    </>
  );
}
