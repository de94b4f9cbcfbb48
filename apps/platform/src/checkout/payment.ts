export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'jcb'] as const;
export const CARRIERS = ['docomo', 'softbank', 'au'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];
export type Carrier = (typeof CARRIERS)[number];

/** A payment in test mode. Of a card only brand, last four digits and test outcome are stored. */
export type Payment =
  | {
      readonly method: 'card';
      readonly brand: CardBrand;
      readonly last4: string;
      readonly outcome: 'approved' | 'declined';
    }
  | { readonly method: 'carrier'; readonly carrier: Carrier }
  /** no payment: gift cards cover everything, or discounts leave nothing to pay */
  | { readonly method: 'giftCard' | 'free' }
  | { readonly method: 'deferred' | 'applePay' | 'googlePay' | 'payPay' };

/** A method that a buyer chooses. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** All methods (FOOT-01), in display order. */
export const PAYMENT_METHODS = [
  'card',
  'carrier',
  'deferred',
  'applePay',
  'googlePay',
  'payPay',
] as const satisfies readonly Payment['method'][];
