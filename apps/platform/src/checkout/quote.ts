import { createHash } from 'node:crypto';
import { sentLines } from '@shop/rules/cart/cart';
import { type CartView, preferredAddress } from '../cart/cart-view.ts';
import { deliveryFee, type Parcel } from '../delivery/delivery-fee.ts';
import { isOnIsland } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import { type GiftCardUse, leftToPay, spend } from '../gift-card/gift-card.ts';
import type { Contact } from './contact.ts';
import { cartRecipient } from './gift-recipient.ts';
import type { Payment } from './payment.ts';

/** The charge in yen with tax. */
export interface Quote {
  readonly subtotal: number;
  readonly discount: number;
  /** before `shippingDiscount` */
  readonly shipping: number;
  readonly shippingDiscount: number;
  readonly total: number;
  /** part of `total` paid by gift cards */
  readonly giftCards: readonly GiftCardUse[];
  /** amount left to pay */
  readonly due: number;
}

/** Whether anything of a cart can be ordered: not where all of it sold out. */
function hasGoods({ lines }: Pick<CartView, 'lines'>): boolean {
  return sentLines(lines.map(({ line }) => line)).length > 0;
}

/** The price of a cart for a destination. */
export function quoteOf(view: CartView, parcel: Parcel): Quote {
  const { subtotal, discount, total } = view.price;
  // What sold out is not sent.
  const shipping = hasGoods(view) ? deliveryFee(parcel, view) : 0;
  const shippingDiscount = view.price.shipping === null ? 0 : shipping;
  const whole = total + shipping - shippingDiscount;
  const giftCards = spend(view.giftCards, whole).filter(({ amount }) => amount > 0);
  const due = leftToPay(whole, giftCards);
  return { subtotal, discount, shipping, shippingDiscount, total: whole, giftCards, due };
}

/** The discount on the shipping fee to the cart's own destination, in yen; null while its prefecture is unknown. */
export function shippingDiscountOf(view: CartView): number | null {
  const { provinceCode, zip, ...address } = preferredAddress(view.cart) ?? {};
  const parcel = parcelOf(view, { ...address, provinceCode: provinceCode ?? '', zip: zip ?? '' });
  return parcel === null ? null : quoteOf(view, parcel).shippingDiscount;
}

/** The price of a cart with a known buyer, sent to the gift recipient or the buyer (FEE-01). */
export function finalQuote(view: CartView, contact: Contact): Quote {
  return quoteOf(view, parcelOf(view, contact) ?? { ...contact, isOnIsland: isOnIsland(contact) });
}

/** The chosen payment of an order; one of which gift cards or discounts leave nothing to pay needs no choice. */
export function paymentOf(view: CartView, contact: Contact, chosen: Payment | null): Payment | null {
  const quote = finalQuote(view, contact);
  if (hasGoods(view) && quote.due === 0) return { method: quote.total > 0 ? 'giftCard' : 'free' };
  return chosen?.method === 'giftCard' || chosen?.method === 'free' ? null : chosen;
}

/**
 * A digest of everything the shopper confirms: goods, prices, address, payment, preferences; after it the lines that were shown with fewer
 * pieces than asked for. The confirmation form sends it back; an order is placed only if the digest matches.
 */
export function fingerprintOf(view: CartView, contact: Contact, payment: Payment): string {
  const { cart } = view;
  const shown = {
    lines: view.lines
      .filter(({ line }) => line.quantity > 0)
      .map(({ line, variant }) => [line.variantId, line.quantity, variant.price, line.attributes]),
    quote: finalQuote(view, contact),
    code: view.price.applied?.discount.code ?? null,
    shippingCode: view.price.shipping?.code ?? null,
    attributes: cart.attributes,
    note: cart.note,
    contact: Object.entries(contact).sort(([a], [b]) => (a < b ? -1 : 1)),
    payment: Object.entries(payment).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
  const reduced = view.lines.flatMap(({ line, asked }) =>
    line.quantity < asked ? [`${line.id}:${line.quantity}`] : [],
  );
  return [createHash('sha256').update(JSON.stringify(shown)).digest('base64url'), ...reduced].join(' ');
}

/** Whether two fingerprints confirm the same order. */
export function isSameOrder(confirmed: string, now: string): boolean {
  return digestIn(confirmed) === digestIn(now);
}

const digestIn = (fingerprint: string) => fingerprint.split(' ', 1)[0];

/** The lines of which there is less than the confirmation of this fingerprint showed (GATE-02). */
export function shortSince(fingerprint: string, { lines }: CartView): CartView['lines'] {
  const shown = new Map(
    fingerprint.split(' ').map((part) => [part.split(':')[0], Number(part.split(':')[1])]),
  );
  return lines.filter(({ line, asked }) => line.quantity < Math.min(asked, shown.get(`${line.id}`) ?? asked));
}

/** Destination of a cart's parcel: the gift recipient, else the buyer. Null while the prefecture is unknown. */
export function parcelOf(
  view: Pick<CartView, 'cart' | 'fees'>,
  buyer: Parameters<typeof isOnIsland>[0] | null,
): Parcel | null {
  const recipient = cartRecipient(view);
  const prefecture = findPrefecture(recipient?.provinceCode ?? buyer?.provinceCode ?? '');
  if (prefecture === null) return null;
  const isIsland = recipient?.isOnIsland ?? (buyer !== null && isOnIsland(buyer));
  return { provinceCode: prefecture.code, isOnIsland: isIsland };
}
