import type { PendingLineDisplay } from '@shop/machines/cart/cart-context';
import { type BuyNowActor, makeBuyNowActor } from '@shop/machines/checkout/make-buy-now-actor';
import { makeProductActor, type ProductActor } from '@shop/machines/product/make-product-actor';
import type { ProductChoice } from '@shop/machines/product/product-context';
import { makeSetActor, type SetActor } from '@shop/machines/set-product/make-set-actor';
import type { SetChoice } from '@shop/machines/set-product/set-choice';
import { addToCartEvent, checkoutEvent } from '@shop/rules/analytics/cart-events';
import { shouldForgetDiscountCode } from '@shop/rules/cart/discount-errors';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { readCookie, writeCookie } from '../../cookies/browser-cookies';
import { cartCountCookie } from '../../cookies/cart-count';
import { cartIdCookie } from '../../cookies/cart-id';
import { deliveryProvinceCookie } from '../../cookies/delivery-province';
import { measureSale } from '../analytics/measure-sale';
import { pageProduct } from '../analytics/page-product';
import { pushEvent } from '../analytics/push-event';
import { cartCompanions, forgetDiscountCode } from '../cart/cart-companions';
import { addToCart } from '../cart/cart-runtime';
import { noteBuyNowVisit } from '../cart/checkout-visit';
import { platformGateway } from '../cart/platform-gateway';
import { CART_COUNT_EVENT } from '../cart-count';

/** Choosing for a set, where the page got to by itself. */
export const startSet: (choice: SetChoice) => SetActor = makeSetActor;

/**
 * The buying part of a product's page on the page's cart.
 * @param displayOf what a line of a variant shows of itself until the platform has answered
 */
export function startProduct(
  choice: ProductChoice,
  displayOf: (variantId: number) => PendingLineDisplay,
): ProductActor {
  return makeProductActor(async (line, variantId) => {
    const display = displayOf(variantId);
    const path = location.pathname;
    const outcome = await addToCart(line, display);
    if (outcome.ok) measureSale(() => tellAdd(path, outcome.quantity, display));
    return outcome;
  }, choice);
}

/**
 * Buy now (BUY-01): its cart never comes into the shopper's cookie. The coupon's cookie goes when it is refused for good.
 * @param display what is bought
 */
export function startBuyNow(display: () => PendingLineDisplay): BuyNowActor {
  let sent: readonly string[] = [];
  const actor = makeBuyNowActor(platformGateway, () => {
    const companions = cartCompanions();
    sent = companions.discountCodes;
    return { ...companions, province: readCookie(deliveryProvinceCookie) ?? DEFAULT_PROVINCE };
  });
  actor.on('discount.refused', ({ code }) => {
    if (shouldForgetDiscountCode(code)) forgetDiscountCode(sent);
  });
  actor.on('count.clear', () => {
    writeCookie(cartCountCookie, null);
    window.dispatchEvent(new Event(CART_COUNT_EVENT));
  });
  actor.on('checkout.open', ({ url }) => {
    if (readCookie(cartIdCookie) !== null) noteBuyNowVisit();
    window.location.assign(url);
    measureSale(() => {
      const product = pageProduct(actor.getSnapshot().context.line?.quantity ?? 1, display());
      if (product !== null) pushEvent(checkoutEvent('buyNow', [product]));
    });
  });
  return actor.start();
}

/** @param path of the page the add was pressed on: the shopper may be on another by now */
function tellAdd(path: string, quantity: number, display: PendingLineDisplay): void {
  const product = pageProduct(quantity, display, path);
  if (product !== null) pushEvent(addToCartEvent(product));
}
