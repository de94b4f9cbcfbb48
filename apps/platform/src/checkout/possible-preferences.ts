import { sentLines } from '@shop/rules/cart/cart';
import { promisedAttributes } from '@shop/rules/cart/promised-attributes';
import type { DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules, WindowRule } from '@shop/rules/delivery/delivery-rules';
import { jstDateAt } from '@shop/rules/jst-date';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { productFlags } from '../cart/cart-view.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';

/** A cart with checked preferences. */
export interface CheckoutView extends CartView {
  /** Preferences that cannot be kept, as written: they are not ordered, and the checkout reports them. */
  readonly dropped: readonly CartAttribute[];
  /** Delivery window in days when no day is chosen. */
  readonly deliveryWindow: WindowRule;
}

/**
 * Removes preferences that cannot be kept, by the store's rules and the platform's own clock (DLV-05 to DLV-07). The cart itself stays
 * unchanged.
 */
export function possiblePreferences(view: CartView, { catalogue, now }: Pricing): CheckoutView {
  const rules = deliveryRules(catalogue);
  const { attributes, dropped } = promisedAttributes(view.cart.attributes, circumstancesOf(view, now, rules));
  return { ...view, cart: { ...view.cart, attributes }, dropped, deliveryWindow: rules.window };
}

function circumstancesOf(view: CartView, now: Date, rules: DeliveryRules): DeliveryCircumstances {
  const lines = sentLines(view.lines.map(({ line, variant }) => ({ quantity: line.quantity, variant })));
  return {
    rules,
    today: jstDateAt(now.getTime()),
    lines: lines.map(({ variant }) => ({ sku: variant.sku, productId: variant.product.numericId })),
    hasInvalidProducts: lines.some(({ variant }) => productFlags(variant.product).has('date_unavailable')),
  };
}
