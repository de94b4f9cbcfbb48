import type { DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules, WindowRule } from '@shop/rules/delivery/delivery-rules';
import { jstDateAt } from '@shop/rules/jst-date';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { productFlags } from '../cart/product-flags.ts';
import { isDeliverable } from '../delivery/delivery-date.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import { isEGift } from './is-e-gift.ts';
import { DATE_KEY, TIME_KEY } from './preference-keys.ts';

/** A cart as the checkout takes it. */
export interface CheckoutView extends CartView {
  /** A chosen day on which it cannot be delivered: it is not part of the order, and the shopper is told. Null for none. */
  readonly impossibleDate: string | null;
  /** Within how many days it is delivered where no day is chosen. */
  readonly deliveryWindow: WindowRule;
}

/**
 * The cart without a delivery date that cannot be kept by the store's rules and the platform's own clock: too early or too late, on a
 * day on which its goods are not delivered, or beside a product that takes none. Of an e-gift the recipient names day and time: what was
 * sent of them does not count (DLV-06). The cart itself stays as the shop made it.
 */
export function possiblePreferences(view: CartView, { catalogue, now }: Pricing): CheckoutView {
  const { attributes } = view.cart;
  const rules = deliveryRules(catalogue);
  const taken = { ...view, deliveryWindow: rules.window };
  const without = (...keys: readonly string[]) => ({
    ...taken,
    cart: { ...view.cart, attributes: attributes.filter(({ key }) => !keys.includes(key)) },
  });
  if (isEGift(attributes)) return { ...without(DATE_KEY, TIME_KEY), impossibleDate: null };
  const date = attributes.find(({ key }) => key === DATE_KEY)?.value ?? null;
  return date === null || isDeliverable(date, circumstancesOf(view, now, rules))
    ? { ...taken, impossibleDate: null }
    : { ...without(DATE_KEY), impossibleDate: date };
}

function circumstancesOf({ lines }: CartView, now: Date, rules: DeliveryRules): DeliveryCircumstances {
  return {
    rules,
    today: jstDateAt(now.getTime()),
    lines: lines.map(({ variant }) => ({ sku: variant.sku, productId: variant.product.numericId })),
    hasInvalidProducts: lines.some(({ variant }) => productFlags(variant.product).has('date_unavailable')),
  };
}
