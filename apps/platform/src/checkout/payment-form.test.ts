import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './payment.ts';
import { parsePaymentForm } from './payment-form.ts';

const NOW = new Date('2026-11-25T00:00:00Z');
const CARD = {
  method: 'card',
  carrier: '',
  cardNumber: '4242 4242 4242 4242',
  cardCode: '123',
  cardName: 'HANAKO MORI',
};
const errorFor = (cardExpiry: string) => {
  const parsed = parsePaymentForm({ ...CARD, cardExpiry }, PAYMENT_METHODS, NOW);
  return 'errors' in parsed ? parsed.errors.cardExpiry : null;
};

test.each(['４２４２ー４２４２ー４２４２ー４２４２', '4242\u20104242\u25004242\uFF5E4242\u200B'])(
  '[FOOT-01] a card number of %j is accepted',
  (cardNumber) => {
    expect(
      parsePaymentForm({ ...CARD, cardNumber, cardExpiry: '12/30' }, PAYMENT_METHODS, NOW),
    ).toMatchObject({
      payment: { method: 'card', last4: '4242' },
    });
  },
);

test.each([
  '1230',
  '12/30',
  '12 / 30',
  '122030',
  '12/2030',
  '1/30',
  '0130',
  '12-30',
  '１２／３０',
  '1126',
  '1227',
])('[FOOT-01] an expiry of %j is accepted', (typed) => {
  expect(errorFor(typed)).toBeNull();
});

test.each([
  ['1330', 'error.cardExpiry'],
  ['0030', 'error.cardExpiry'],
  ['130', 'error.cardExpiry'],
  ['12', 'error.cardExpiry'],
  ['12303', 'error.cardExpiry'],
  ['12/3/30', 'error.cardExpiry'],
  ['', 'error.cardExpiry'],
  ['1220', 'error.cardExpired'],
  ['122020', 'error.cardExpired'],
  ['10/26', 'error.cardExpired'],
])('[FOOT-01] %j is not a valid current expiry: %s', (typed, error) => {
  expect(errorFor(typed)).toBe(error);
});
