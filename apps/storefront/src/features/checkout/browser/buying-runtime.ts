import { outcomeOfRequest } from '@shop/machines/cart/cart-adds';
import { type BuyNowActor, makeBuyNowActor } from '@shop/machines/checkout/make-buy-now-actor';
import { addToCartEvent } from '@shop/rules/analytics/cart-events';
import type { AddOutcome, AddRequest, PendingLineDisplay } from '@shop/rules/cart/add-request';
import { shouldForgetDiscountCode } from '@shop/rules/cart/discount';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { openCheckout } from '#features/analytics/browser/open-checkout.ts';
import { pageProduct } from '#features/analytics/browser/page-product.ts';
import { measureSale, pushEvent } from '#features/analytics/browser/push-event.ts';
import { CART_COUNT_EVENT } from '#features/cart/browser/cart-count.ts';
import { cartCreationFields, forgetDiscountCode } from '#features/cart/browser/cart-creation-fields.ts';
import { cartActor } from '#features/cart/browser/cart-runtime.ts';
import { recordBuyNowMarker } from '#features/cart/browser/checkout-marker.ts';
import { recordPendingAdd } from '#features/cart/browser/pending-add-journal.ts';
import { platformGateway } from '#features/cart/browser/platform-gateway.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { deliveryProvinceCookie } from '#foundation/cookies/delivery-province.ts';
import { storedOutcome } from './stored-outcome';

/** Adds to the page's cart. Resolves with the platform's answer to this request, and never rejects. */
export function addToCart(request: AddRequest): Promise<AddOutcome> {
  const path = location.pathname;
  return new Promise((resolve) => {
    const listeners = (['line.added', 'line.addFailed'] as const).map((type) =>
      cartActor.on(type, (result) => {
        const answered = outcomeOfRequest(result, request.requestId);
        if (answered === null) return;
        const { cart } = cartActor.getSnapshot().context;
        const outcome = storedOutcome(answered, cart, request.line.merchandiseGlobalId);
        for (const listener of listeners) listener.unsubscribe();
        if (outcome.ok) measureSale(() => pushAdd(path, outcome.quantity, request.display));
        resolve(outcome);
      }),
    );
    if (cartActor.getSnapshot().context.cartId === null) recordPendingAdd(request);
    cartActor.send({ type: 'line.add', ...request });
  });
}

/**
 * Buy now (BUY-01): its cart is never stored in the shopper's cookie. The coupon's cookie is deleted after a permanent refusal.
 * @param display the display data of the merchandise
 */
export function startBuyNow(display: () => PendingLineDisplay): BuyNowActor {
  let sent: readonly string[] = [];
  const actor = makeBuyNowActor(platformGateway, () => {
    const creationFields = cartCreationFields();
    sent = creationFields.discountCodes;
    return { ...creationFields, province: readCookie(deliveryProvinceCookie) ?? DEFAULT_PROVINCE };
  });
  actor.on('discount.refused', ({ code }) => {
    if (shouldForgetDiscountCode(code)) forgetDiscountCode(sent);
  });
  actor.on('count.clear', () => {
    writeCookie(cartCountCookie, null);
    window.dispatchEvent(new Event(CART_COUNT_EVENT));
  });
  actor.on('checkout.open', ({ url }) => {
    if (readCookie(cartIdCookie) !== null) recordBuyNowMarker();
    openCheckout(url, 'buyNow', () => {
      const product = pageProduct(actor.getSnapshot().context.line?.quantity ?? 1, display());
      return product === null ? [] : [product];
    });
  });
  return actor.start();
}

/** @param path of the page where the add was pressed: the shopper may have navigated since */
function pushAdd(path: string, quantity: number, display: PendingLineDisplay): void {
  const product = pageProduct(quantity, display, path);
  if (product !== null) pushEvent(addToCartEvent(product));
}
