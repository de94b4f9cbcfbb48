import type { CardBrand, Payment } from './payment.ts';
import type { Words } from './words.ts';

/** A card number for test mode. */
export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly outcome: 'approved' | 'declined';
}

/** The only accepted numbers; a real card is refused before anything of it is stored. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'approved' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'approved' },
  { number: '378282246310005', brand: 'amex', outcome: 'approved' },
  { number: '3530111333300000', brand: 'jcb', outcome: 'approved' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined' },
];

export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'VISA',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
};

/** A payment on one line, e.g. クレジットカード VISA 末尾 4242. */
export function paymentText(payment: Payment, words: Words): string {
  switch (payment.method) {
    case 'card':
      return `${words('payment.card')} ${words('payment.cardSummary', {
        brand: CARD_BRAND_NAMES[payment.brand],
        last4: payment.last4,
      })}`;
    case 'carrier':
      return `${words('payment.carrier')} ${words(`payment.${payment.carrier}`)}`;
    default:
      return words(`payment.${payment.method}`);
  }
}
