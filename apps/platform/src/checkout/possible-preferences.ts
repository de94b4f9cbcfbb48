import { sentLines } from '@shop/rules/cart/cart';
import { promisedAttributes } from '@shop/rules/cart/promised-attributes';
import { type DeliveryCircumstances, possibleWindow } from '@shop/rules/delivery/delivery-days';
import type { WindowRule } from '@shop/rules/delivery/delivery-rules';
import { jstDateAt } from '@shop/rules/jst-date';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { productFlags } from '../cart/cart-view.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueVariant } from '../catalogue/product.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import type { Order } from '../order/order.ts';

/** A cart with checked preferences. */
export interface CheckoutView extends CartView {
  /** Preferences that cannot be kept, as written: they are not ordered, and the checkout reports them. */
  readonly dropped: readonly CartAttribute[];
  /** Delivery window in days when no day is chosen; null when no day can be promised. */
  readonly deliveryWindow: WindowRule | null;
}

/**
 * Removes preferences that cannot be kept, by the store's rules and the platform's own clock (DLV-05 to DLV-07). The cart itself stays
 * unchanged.
 */
export function possiblePreferences(view: CartView, pricing: Pricing): CheckoutView {
  const lines = sentLines(view.lines.map(({ line, variant }) => ({ quantity: line.quantity, variant })));
  const circumstances = circumstancesOf(
    lines.map(({ variant }) => variant),
    pricing,
  );
  const { attributes, dropped } = promisedAttributes(view.cart.attributes, circumstances);
  return {
    ...view,
    cart: { ...view.cart, attributes },
    dropped,
    deliveryWindow: possibleWindow(circumstances),
  };
}

/** The delivery window of an order without a chosen day, counted from its day; goods that are no longer sold do not count. */
export function orderWindow({ lines, placedAt }: Order, catalogue: Catalogue): WindowRule | null {
  const variants = lines.flatMap(({ variantId }) => catalogue.variantById(variantId) ?? []);
  return possibleWindow(circumstancesOf(variants, { catalogue, now: placedAt }));
}

/** What decides on which days these variants can be delivered, ordered at `now`. */
function circumstancesOf(
  variants: readonly CatalogueVariant[],
  { catalogue, now }: Pricing,
): DeliveryCircumstances {
  return {
    rules: deliveryRules(catalogue),
    today: jstDateAt(now.getTime()),
    lines: variants.map(({ sku, product }) => ({ sku, productId: product.numericId })),
    hasInvalidProducts: variants.some(({ product }) => productFlags(product).has('date_unavailable')),
  };
}
