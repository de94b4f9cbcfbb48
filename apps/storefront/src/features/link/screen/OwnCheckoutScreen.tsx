import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { type OwnCheckoutResult, ownCheckoutPath } from '#foundation/routing/cart-link.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

interface OwnCheckoutScreenProps {
  locale: Locale;
  result: OwnCheckoutResult;
}

/** Why the own cart has no checkout: it is empty, was ordered or expired, all of it sold out, or could not be read just now (GATE-01). */
export function OwnCheckoutScreen({ locale, result }: OwnCheckoutScreenProps) {
  const m = messages(locale);
  const isUnknown = result === 'unknown';
  const { text, hint } = {
    // Whoever refuses cookies too has an empty cart after each add.
    empty: { text: m.cart.empty, hint: m.cart.needsCookies },
    ended: { text: m.cart.ended, hint: undefined },
    'sold-out': { text: m.cart.allSoldOut, hint: undefined },
    unknown: { text: m.cart.offline, hint: m.cart.offlineHint },
  }[result];
  return (
    <EmptyScreen
      drawing={result === 'empty' ? 'bag' : 'wilted'}
      title={m.cart.title}
      text={<span role="alert">{text}</span>}
      extra={hint}
      action={isUnknown ? m.common.retry : m.added.continue}
      to={localePath(locale, isUnknown ? ownCheckoutPath() : '/')}
    />
  );
}
