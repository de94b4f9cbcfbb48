import {
  type CheckoutGateActor,
  makeCheckoutGateActor,
} from '@shop/machines/checkout/make-checkout-gate-actor';
import { measuredLine } from '@shop/rules/analytics/cart-events';
import { numericId } from '@shop/rules/global-id';
import { openCheckout } from '#features/analytics/browser/open-checkout.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { attributeCookieValues } from './cart-creation-fields';
import { cartActor, cartGateway } from './cart-runtime';
import { recordCheckoutMarker } from './checkout-marker';

/**
 * The page's single gate to the checkout (GATE-01, GATE-02). The delivery form sends its choices by `preferences.change`; all
 * buttons send `checkout.proceed`. Components that show why it stopped listen to `checkout.stopped`.
 */
export const checkoutGate: CheckoutGateActor = startGate();

function startGate(): CheckoutGateActor {
  const gate = makeCheckoutGateActor({
    cart: cartActor,
    gateway: cartGateway,
    visitorData: () => ({
      cookies: attributeCookieValues(),
      discountCode: readCookie(discountCodeCookie),
    }),
  });
  gate.on('checkout.open', ({ url }) => {
    recordCheckoutMarker();
    openCheckout(url, 'cart', () => {
      const { lines = [] } = cartActor.getSnapshot().context.cart ?? {};
      return lines.map((line) => measuredLine(line, numericId(line.globalProductId)));
    });
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && gate.send({ type: 'page.return' }));
  return gate.start();
}
