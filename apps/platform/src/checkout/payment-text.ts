import type { Payment } from './payment.ts';
import { CARD_BRAND_NAMES } from './test-cards.ts';
import type { Words } from './words.ts';

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
