import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import type { PendingLineDisplay } from '@shop/machines/cart/cart-context';
import { type CartActor, makeCartActor } from '@shop/machines/cart/make-cart-actor';
import type { LineToAdd, LineWarning } from '@shop/rules/cart/cart';
import { type AttributeCookie, cartAttributes } from '@shop/rules/cart/cart-attributes';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode, parseDiscountCode } from '@shop/rules/cart/discount-code';
import { shouldForgetDiscountCode } from '@shop/rules/cart/discount-errors';
import { attributeCookies } from '../../cookies/attribute-cookies';
import { readCookie, writeCookie } from '../../cookies/browser-cookies';
import { cartCountCookie } from '../../cookies/cart-count';
import { cartIdCookie } from '../../cookies/cart-id';
import { deliveryProvinceCookie } from '../../cookies/delivery-province';
import { discountCodeCookie } from '../../cookies/discount-code';
import { CART_COUNT_EVENT } from '../cart-count';
import { shopSettings } from '../shop-settings';
import { openCartChannel } from './cart-channel';
import { forgetCheckoutVisit } from './checkout-visit';
import { createOnce } from './create-once';
import { forgetFirstAdds, noteFirstAdd, takeFirstAdds } from './first-add';

/** Where a cart goes as long as nothing was chosen (SHIP-01). */
const DEFAULT_PROVINCE = 'JP-13';

/** What became of an add (CART-05). */
export type AddOutcome =
  | { readonly ok: true; readonly warning: LineWarning | null }
  | { readonly ok: false; readonly code: CartFailureCode };

/** The cart's calls. */
export const cartGateway: CartGateway = openGateway();

/** The cart's one actor in this page. This module is loaded when the shopper shows that they mean to use the cart. */
export const cartActor: CartActor = startCart();

/** Adds to the cart by one call; resolves when the platform has answered, and never rejects. */
export function addToCart(line: LineToAdd, display: PendingLineDisplay): Promise<AddOutcome> {
  return new Promise((resolve) => {
    const done = (outcome: AddOutcome) => {
      added.unsubscribe();
      failed.unsubscribe();
      resolve(outcome);
    };
    const isThis = (id: string) => id === line.merchandiseGlobalId;
    const added = cartActor.on('line.added', ({ merchandiseGlobalId, warning }) => {
      if (isThis(merchandiseGlobalId)) done({ ok: true, warning });
    });
    const failed = cartActor.on('line.addFailed', ({ merchandiseGlobalId, code }) => {
      if (isThis(merchandiseGlobalId)) done({ ok: false, code });
    });
    if (cartActor.getSnapshot().context.cartId === null) noteFirstAdd({ line, display });
    cartActor.send({ type: 'line.add', line, display });
  });
}

/** Reads the cart of the cookie anew: the page opens, comes back, or is looked at again (CART-13). */
export function refreshCart(): void {
  cartActor.send({ type: 'cart.refresh', cartId: readCookie(cartIdCookie) });
}

function openGateway(): CartGateway {
  const { platformUrl, publicToken, locale } = shopSettings();
  return createOnce(
    makeCartGateway(makeApolloClient({ platformUrl, publicToken }), locale === 'en' ? 'EN' : 'JA'),
    { read: () => readCookie(cartIdCookie), write: (id) => writeCookie(cartIdCookie, id) },
  );
}

function startCart(): CartActor {
  const actor = makeCartActor(cartGateway, companions, {
    cartId: readCookie(cartIdCookie),
    province: readCookie(deliveryProvinceCookie) ?? DEFAULT_PROVINCE,
  });
  const channel = openCartChannel((cartId) => {
    actor.send({ type: 'cart.adopt', cartId });
    tellCount();
  });
  // After the event: then the snapshot holds what it tells of.
  const announce = () => queueMicrotask(() => channel.announce(actor.getSnapshot().context.cart));
  actor.on('cart.changed', ({ globalId, totalQuantity }) => {
    if (globalId !== readCookie(cartIdCookie)) forgetCheckoutVisit();
    writeCookie(cartIdCookie, globalId);
    writeCookie(cartCountCookie, totalQuantity);
    forgetFirstAdds();
    tellCount();
    announce();
  });
  actor.on('cart.forgotten', () => {
    writeCookie(cartIdCookie, null);
    writeCookie(cartCountCookie, null);
    forgetCheckoutVisit();
    tellCount();
    announce();
  });
  actor.on('line.addFailed', forgetFirstAdds);
  actor.on('discount.refused', ({ code, discountCodes }) => {
    if (shouldForgetDiscountCode(code)) forgetDiscountCode(discountCodes);
  });
  actor.on('destination.changed', ({ province }) => writeCookie(deliveryProvinceCookie, province));
  actor.start();
  resumeFirstAdds(actor);
  return actor;
}

/** The page was loaded anew before the answer to the very first add came: without a cart it was lost (CART-01). */
function resumeFirstAdds(actor: CartActor): void {
  const adds = takeFirstAdds();
  if (actor.getSnapshot().context.cartId !== null) return;
  for (const add of adds) {
    noteFirstAdd(add);
    actor.send({ type: 'line.add', ...add });
  }
}

/** Deletes the coupon's cookie if it is one of these (§8, CART-06): another code that waits there is still good. */
function forgetDiscountCode(codes: readonly string[]): void {
  const waiting = readCookie(discountCodeCookie);
  if (waiting !== null && codes.some((code) => isSameDiscountCode(code, waiting))) {
    writeCookie(discountCodeCookie, null);
  }
}

/** What goes along with a cart that is made now (ATTR-01, lesson 11). */
function companions() {
  const code = readCookie(discountCodeCookie);
  return {
    discountCodes: code === null ? [] : [code],
    attributes: cartAttributes({ cookies: attributeCookieValues() }),
  };
}

/** The cookies that go along with a cart, by their own names (ANA-02). */
export function attributeCookieValues(): Partial<Record<AttributeCookie, string>> {
  return Object.fromEntries(
    attributeCookies.flatMap((codec) => {
      const value = readCookie(codec);
      return value === null ? [] : [[codec.name, value]];
    }),
  );
}

/** Puts a typed code on the cart (CART-06). False: it cannot be a code. */
export function applyDiscount(typed: string): boolean {
  const code = parseDiscountCode(typed);
  if (code !== null) cartActor.send({ type: 'discount.apply', code });
  return code !== null;
}

/** Takes a code off the cart, and out of the cookie if it waits there: it is not wished any more. */
export function removeDiscount(code: string): void {
  forgetDiscountCode([code]);
  cartActor.send({ type: 'discount.remove', code });
}

/** The coupon that waits in its cookie, or null. */
export function waitingDiscount(): string | null {
  return readCookie(discountCodeCookie);
}

function tellCount(): void {
  window.dispatchEvent(new Event(CART_COUNT_EVENT));
}
