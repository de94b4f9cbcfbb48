import type { CartAttribute } from '../cart/cart-attributes.ts';
import type { Contact } from '../checkout/contact.ts';
import type { Payment } from '../checkout/payment.ts';
import type { Language } from '../checkout/words.ts';
import type { GiftCardUse } from '../gift-card/gift-card.ts';

/** One ordered line; prices in yen at the time of the order. */
export interface OrderLine {
  readonly variantId: number;
  readonly productId: number;
  readonly handle: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly attributes: readonly CartAttribute[];
}

/** A placed order. `token` opens its page, `number` is for people. */
export interface Order {
  readonly number: number;
  readonly token: string;
  readonly email: string;
  readonly language: Language;
  readonly contact: Contact;
  readonly payment: Payment;
  readonly note: string | null;
  readonly attributes: readonly CartAttribute[];
  readonly subtotal: number;
  readonly discount: number;
  /** code of the discount on the goods; for an automatic one its title */
  readonly discountCode: string | null;
  /** before `shippingDiscount` */
  readonly shipping: number;
  readonly shippingDiscount: number;
  /** code of the discount on shipping; for an automatic one its title */
  readonly shippingCode: string | null;
  readonly total: number;
  /** payments by gift card; `payment` covers the rest of `total` */
  readonly giftCards: readonly GiftCardUse[];
  readonly shopOrigin: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLine[];
}
