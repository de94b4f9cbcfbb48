import { type CartActor, makeCartActor } from '@shop/machines/cart/make-cart-actor';
import { verifyCartCalls } from '@shop/machines/cart/verify-cart-calls';
import { isWorthRetrying } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { parseDiscountCode, shouldForgetDiscountCode } from '@shop/rules/cart/discount';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { measureCartChange } from '#features/analytics/browser/measure-cart-change.ts';
import { measureSale } from '#features/analytics/browser/push-event.ts';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { deliveryProvinceCookie } from '#foundation/cookies/delivery-province.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { openCartChannel } from './cart-channel';
import { CART_BADGE_ID, CART_COUNT_EVENT } from './cart-count';
import { cartCreationFields, forgetDiscountCode } from './cart-creation-fields';
import { type SharedCartId, withCartLock, withCreateLock } from './cart-locks';
import {
  cartMemory,
  clearDestination,
  clearEndedCart,
  endedCart,
  pendingDestination,
  recordDestination,
  recordEndedCart,
} from './cart-memory';
import { clearCheckoutMarker, wasAtCheckoutWithCart } from './checkout-marker';
import {
  clearPendingAdds,
  clearPendingAddsSoon,
  recordPendingAdd,
  takePendingAdds,
  takeUnsentAdds,
} from './pending-add-journal';
import { platformGateway } from './platform-gateway';

/** The tabs' shared cart id. */
const sharedCartId: SharedCartId = {
  read: () => readCookie(cartIdCookie),
  write: (id) => writeCookie(cartIdCookie, id),
};

/** Base delay before a repeated attempt in milliseconds: multiplied by the attempt number and a random factor of 0.5 to 1. */
const PAUSE_MS = 500;

/** The cart's calls: their outcome is certain, or is reported as uncertain (TRUTH-01). */
export const cartGateway: CartGateway = withCreateLock(
  verifyCartCalls(platformGateway, {
    memory: cartMemory,
    cartId: sharedCartId,
    exclusively: withCartLock,
    // Another tab may have found out already, and forgotten that the shopper was at the checkout.
    mayBeOrdered: () => wasAtCheckoutWithCart() || endedCart() === 'ended',
    creationFields: () => ({
      ...cartCreationFields(),
      province: readCookie(deliveryProvinceCookie) ?? DEFAULT_PROVINCE,
    }),
    pause: (attempt) =>
      new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt * (0.5 + Math.random() / 2))),
  }),
  sharedCartId,
);

/** The page's single cart actor. This module is loaded when the shopper shows the intent to use the cart. */
export const cartActor: CartActor = startCart();

/** Reads the cookie's cart again: when the page opens, is restored, or gets focus (CART-13). */
export function refreshCart(): void {
  cartActor.send({ type: 'cart.refresh', cartId: readCookie(cartIdCookie) });
}

function startCart(): CartActor {
  const pending = pendingDestination();
  const actor = makeCartActor(cartGateway, cartCreationFields, {
    cartId: readCookie(cartIdCookie),
    province: pending ?? readCookie(deliveryProvinceCookie) ?? DEFAULT_PROVINCE,
    fees: pageDeliveryRules().fees ?? null,
    isDestinationUnsent: pending !== null,
    expiry: readCookie(cartIdCookie) === null ? endedCart() : null,
  });
  /** Whether a cart was read in this page: only then its end is shown. */
  let wasSeen = false;
  const channel = openCartChannel((cartId, expiry) => {
    actor.send({ type: 'cart.adopt', cartId, expiry });
    announceCount();
  });
  // After the event: then the snapshot contains the event's change.
  const announce = (expiry: CartExpiry | null = null) =>
    queueMicrotask(() => channel.announce(actor.getSnapshot().context.cart, expiry));
  actor.on('cart.changed', ({ globalId, totalQuantity }) => {
    wasSeen = true;
    clearEndedCart();
    if (globalId !== readCookie(cartIdCookie)) clearCheckoutMarker();
    writeCookie(cartIdCookie, globalId);
    writeCookie(cartCountCookie, totalQuantity);
    clearPendingAdds();
    announceCount();
    announce();
  });
  actor.on('cart.forgotten', ({ expiry }) => {
    const ending = wasSeen && (expiry === 'ended' || expiry === 'expired') ? expiry : null;
    if (ending !== null) recordEndedCart(ending);
    writeCookie(cartIdCookie, null);
    writeCookie(cartCountCookie, null);
    clearCheckoutMarker();
    announceCount();
    announce(ending);
  });
  actor.on('line.addFailed', ({ code }) =>
    isWorthRetrying(code) ? clearPendingAddsSoon() : clearPendingAdds(),
  );
  actor.on('discount.refused', ({ code, discountCodes }) => {
    if (shouldForgetDiscountCode(code)) forgetDiscountCode(discountCodes);
  });
  actor.on('line.changed', ({ line, change }) => measureSale(() => measureCartChange(line, change)));
  actor.on('destination.changed', ({ province }) => {
    writeCookie(deliveryProvinceCookie, province);
    recordDestination(province);
  });
  actor.subscribe(({ context: { cart, isDestinationUnsent, sentProvince } }) => {
    if (cart !== null && !isDestinationUnsent && sentProvince === null) clearDestination();
  });
  actor.start();
  resumePendingAdds(actor);
  return actor;
}

/** After a reload before the answer to the first add: an add without a cart was lost (CART-01). Adds never sent are sent in any case. */
function resumePendingAdds(actor: CartActor): void {
  const unsent = takeUnsentAdds();
  const first = takePendingAdds();
  const hasCart = actor.getSnapshot().context.cartId !== null;
  for (const add of hasCart ? unsent : [...first, ...unsent]) {
    recordPendingAdd(add);
    actor.send({ type: 'line.add', ...add });
  }
}

/** Applies a typed code to the cart (CART-06). False: it cannot be a code. */
export function applyDiscount(typed: string): boolean {
  const code = parseDiscountCode(typed);
  if (code !== null) cartActor.send({ type: 'discount.apply', code });
  return code !== null;
}

/** Removes a code from the cart, and from the cookie if pending there: it is no longer requested. */
export function removeDiscount(code: string): void {
  forgetDiscountCode([code]);
  cartActor.send({ type: 'discount.remove', code });
}

/** The pending coupon of the cookie, or null. */
export function waitingDiscount(): string | null {
  return readCookie(discountCodeCookie);
}

/** Announces the count; if it changed, the header's badge beats once (MOTION-02). */
function announceCount(): void {
  const badge = document.getElementById(CART_BADGE_ID);
  const before = badge?.textContent;
  window.dispatchEvent(new Event(CART_COUNT_EVENT));
  if (badge && badge.textContent !== before)
    badge.dataset['beat'] = badge.dataset['beat'] === 'odd' ? 'even' : 'odd';
}
