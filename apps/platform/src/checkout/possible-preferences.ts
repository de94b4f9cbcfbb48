import type { CartView } from '../cart/cart-view.ts';
import { productFlags } from '../cart/product-flags.ts';
import { isDeliverable } from '../delivery/delivery-date.ts';
import { DATE_KEY } from './preference-keys.ts';

/** A cart as the checkout takes it. */
export interface CheckoutView extends CartView {
  /** A chosen day on which it cannot be delivered: it is not part of the order, and the shopper is told. Null for none. */
  readonly impossibleDate: string | null;
}

/**
 * The cart without a delivery date that cannot be kept: too early or too late by the platform's own clock, or beside a
 * product that takes none. The cart itself stays as the shop made it.
 */
export function possiblePreferences(view: CartView, now: Date): CheckoutView {
  const { attributes } = view.cart;
  const date = attributes.find(({ key }) => key === DATE_KEY)?.value ?? null;
  const hasDates = view.lines.every(({ variant }) => !productFlags(variant.product).has('date_unavailable'));
  if (date === null || (hasDates && isDeliverable(date, now))) {
    return { ...view, impossibleDate: null };
  }
  return {
    ...view,
    cart: { ...view.cart, attributes: attributes.filter(({ key }) => key !== DATE_KEY) },
    impossibleDate: date,
  };
}
