import { createHash } from 'node:crypto';
import type { CartView } from '../cart/cart-view.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import type { Contact } from './contact.ts';
import type { Payment } from './payment.ts';

/** What will be charged, in yen with tax. */
export interface Quote {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** The price of a cart sent to a prefecture. */
export function quoteOf(view: CartView, provinceCode: string): Quote {
  const { subtotal, discount, total } = view.price;
  const shipping = deliveryFee(provinceCode, view.postageFree);
  return { subtotal, discount, shipping, total: total + shipping };
}

/**
 * A digest of everything the shopper confirms: goods, prices, address, payment, wishes. The confirmation sends it back;
 * an order is only placed for what was shown.
 */
export function fingerprintOf(view: CartView, contact: Contact, payment: Payment): string {
  const { cart } = view;
  const shown = {
    lines: view.lines
      .filter(({ line }) => line.quantity > 0)
      .map(({ line, variant }) => [line.variantId, line.quantity, variant.price, line.attributes]),
    quote: quoteOf(view, contact.provinceCode),
    code: view.price.applied?.discount.code ?? null,
    attributes: cart.attributes,
    note: cart.note,
    contact: Object.entries(contact).sort(([a], [b]) => (a < b ? -1 : 1)),
    payment: Object.entries(payment).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
