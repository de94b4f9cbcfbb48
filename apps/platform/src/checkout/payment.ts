export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'jcb'] as const;
export const CARRIERS = ['docomo', 'softbank', 'au'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];
export type Carrier = (typeof CARRIERS)[number];

/** How the shopper pays, in test mode. Of a card only the brand, the last four digits and the test outcome are kept. */
export type Payment =
  | {
      readonly method: 'card';
      readonly brand: CardBrand;
      readonly last4: string;
      readonly outcome: 'approved' | 'declined';
    }
  | { readonly method: 'carrier'; readonly carrier: Carrier }
  /** nothing: gift cards paid all of it */
  | { readonly method: 'giftCard' }
  | { readonly method: 'deferred' | 'applePay' | 'googlePay' | 'payPay' };

export type PaymentMethod = Payment['method'];

/** All methods (FOOT-01), in the order in which they are offered. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  'card',
  'carrier',
  'deferred',
  'applePay',
  'googlePay',
  'payPay',
];
