import type { CardBrand } from './payment.ts';

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
