import { ATTRIBUTE_KEYS, GIFT_KEYS, isEGift } from '@shop/rules/cart/cart-attributes';
import type { DeliveryCircumstances } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules, WindowRule } from '@shop/rules/delivery/delivery-rules';
import { jstDateAt } from '@shop/rules/jst-date';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { productFlags } from '../cart/cart-view.ts';
import { deliveryRules, isDeliverable } from '../delivery/delivery-rules.ts';

/** A cart with checked preferences. */
export interface CheckoutView extends CartView {
  /** A chosen day without delivery: it is dropped from the order and the shopper is notified. Null for none. */
  readonly impossibleDate: string | null;
  /** Delivery window in days when no day is chosen. */
  readonly deliveryWindow: WindowRule;
}

/**
 * Removes an impossible delivery date, by the store's rules and the platform's own clock: too early or late, a day without delivery of its
 * goods, or a product without delivery dates. The recipient of an e-gift chooses day, time and address, so those sent are ignored (DLV-06).
 * The cart itself stays unchanged.
 */
export function possiblePreferences(view: CartView, { catalogue, now }: Pricing): CheckoutView {
  const { attributes } = view.cart;
  const rules = deliveryRules(catalogue);
  const taken = { ...view, deliveryWindow: rules.window };
  const without = (...keys: readonly string[]) => ({
    ...taken,
    cart: { ...view.cart, attributes: attributes.filter(({ key }) => !keys.includes(key)) },
  });
  if (isEGift(attributes))
    return {
      ...without(ATTRIBUTE_KEYS.deliveryDate, ATTRIBUTE_KEYS.deliveryTime, ...Object.values(GIFT_KEYS)),
      impossibleDate: null,
    };
  const date = attributes.find(({ key }) => key === ATTRIBUTE_KEYS.deliveryDate)?.value ?? null;
  return date === null || isDeliverable(date, circumstancesOf(view, now, rules))
    ? { ...taken, impossibleDate: null }
    : { ...without(ATTRIBUTE_KEYS.deliveryDate), impossibleDate: date };
}

function circumstancesOf({ lines }: CartView, now: Date, rules: DeliveryRules): DeliveryCircumstances {
  return {
    rules,
    today: jstDateAt(now.getTime()),
    lines: lines.map(({ variant }) => ({ sku: variant.sku, productId: variant.product.numericId })),
    hasInvalidProducts: lines.some(({ variant }) => productFlags(variant.product).has('date_unavailable')),
  };
}
