import type { CheckoutGateActor } from '@shop/machines/checkout/make-checkout-gate-actor';
import { preferencesOf } from '@shop/machines/delivery/delivery-context';
import type { DeliveryActor } from '@shop/machines/delivery/make-delivery-actor';
import { toAttributes, toNote } from '@shop/rules/cart/delivery-preferences';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import type { GlobalId } from '@shop/rules/global-id';
import { expect } from 'vitest';
import type { Platform } from '../support/platform';
import type { Tab } from './tab';

/** Displayed and entered state when the page left for the checkout. */
export interface Departure {
  readonly cartId: GlobalId;
  readonly isSettled: boolean;
  readonly shown: Readonly<Record<string, number>>;
  readonly attributes: readonly string[];
  readonly note: string;
  /** The expected coupon of the cart; one that stopped the checkout once may be missing. */
  readonly code: string | null;
}

/** Parts of one page: cart tab, delivery form and gate. */
interface CheckoutPage {
  readonly cart: Tab;
  readonly delivery: DeliveryActor;
  readonly gate: CheckoutGateActor;
}

/** The current state. @throws when the page leaves without a cart */
export function departureOf({ cart, delivery, gate }: CheckoutPage): Departure {
  const { cartId } = cart.actor.getSnapshot().context;
  if (cartId === null) throw new Error('it navigated to the checkout without a cart');
  const { visitorData, refusedCode } = gate.getSnapshot().context;
  const preferences = preferencesOf(delivery.getSnapshot().context);
  return {
    cartId,
    isSettled: cart.isSettled,
    shown: cart.shown,
    attributes: toAttributes(preferences, visitorData.cookies, cartId).map(textOf).sort(),
    note: toNote(preferences),
    code: visitorData.discountCode === refusedCode ? null : visitorData.discountCode,
  };
}

/** Asserts that the platform has all of it: nothing was unsaved (GATE-02). */
export async function expectAllSaved(platform: Platform, departure: Departure): Promise<void> {
  const held = await platform.preferencesOf(departure.cartId);
  const lines = await platform.linesOf(departure.cartId);
  expect({
    isSettled: true,
    shown: Object.fromEntries((lines ?? []).map(({ variant, quantity }) => [variant, quantity])),
    attributes: held.attributes.map(textOf).sort(),
    note: held.note.trim(),
  }).toEqual({
    isSettled: departure.isSettled,
    shown: departure.shown,
    attributes: departure.attributes,
    note: departure.note,
  });
  const { code } = departure;
  expect(code === null || held.codes.some((other) => isSameDiscountCode(other, code))).toBe(true);
}

function textOf({ key, value }: { readonly key: string; readonly value: string }): string {
  return `${key}=${value.trim()}`;
}
