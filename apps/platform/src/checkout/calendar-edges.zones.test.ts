import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { webhookTime } from '../webhooks/webhook-payloads.ts';
import { dateText, momentText } from './date-text.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { parsePaymentForm } from './payment-form.ts';
import { possiblePreferences } from './possible-preferences.ts';

/** The delivery dates that a checkout keeps at a moment. */
function keptAt(now: string, ...dates: readonly string[]) {
  const attributes = dates.map((value) => ({ key: ATTRIBUTE_KEYS.deliveryDate, value }));
  const view = { cart: { attributes }, lines: [], fees: EXAMPLE_FEES } as unknown as CartView;
  const catalogue = { documents: { one: () => undefined, all: () => [] } };
  const pricing = { catalogue, now: new Date(now) } as unknown as Pricing;
  return possiblePreferences(view, pricing).cart.attributes.map(({ value }) => value);
}

const expiryAt = (now: string, cardExpiry: string) => {
  const card = {
    method: 'card',
    carrier: '',
    cardNumber: '4242424242424242',
    cardCode: '123',
    cardName: 'A',
  };
  const parsed = parsePaymentForm({ ...card, cardExpiry }, PAYMENT_METHODS, new Date(now));
  return 'errors' in parsed ? parsed.errors.cardExpiry : null;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A separate file, as it changes the time zone of its process. */
describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'a checkout on a machine in %s',
  (zone) => {
    test('[DLV-07] keeps the dates that are possible on the day in Japan', () => {
      vi.stubEnv('TZ', zone);
      const dates = ['2028-01-10', '2028-01-11', '2028-01-24', '2028-01-25'];
      expect(keptAt('2027-12-31T23:59:59+09:00', ...dates)).toEqual(dates.slice(0, 3));
      expect(keptAt('2028-01-01T00:00:00+09:00', ...dates)).toEqual(dates.slice(1));
      expect(keptAt('2028-02-19T00:00:00+09:00', '2028-02-29', '2028-02-30')).toEqual(['2028-02-29']);
      expect(keptAt('2027-02-19T00:00:00+09:00', '2027-02-29', '2027-03-01')).toEqual(['2027-03-01']);
    });

    test('[ORDER-01] says the days and moments of Japan', () => {
      vi.stubEnv('TZ', zone);
      expect(dateText('2028-02-29', 'JA')).toBe('2028年2月29日(火)');
      expect(dateText('2028-01-01', 'EN')).toBe('Saturday, 1 January 2028');
      expect(dateText('2027-02-29', 'JA')).toBe('2027-02-29');
      expect(momentText(new Date('2027-12-31T15:00:00Z'), 'JA')).toBe('2028年1月1日 0:00');
      expect(momentText(new Date('2028-02-29T14:59:00Z'), 'EN')).toMatch(/^29 February 2028\D+23:59$/);
      expect(webhookTime(new Date('2027-12-31T15:00:00Z'))).toBe('2028-01-01T00:00:00+09:00');
    });

    test('[FOOT-01] takes a card until the end of its month in Japan, and no longer', () => {
      vi.stubEnv('TZ', zone);
      expect(expiryAt('2027-12-31T23:59:59+09:00', '12/27')).toBeNull();
      expect(expiryAt('2028-01-01T00:00:00+09:00', '12/27')).toBe('error.cardExpired');
      expect(expiryAt('2028-02-29T23:59:59+09:00', '02/28')).toBeNull();
      expect(expiryAt('2028-03-01T00:00:00+09:00', '02/28')).toBe('error.cardExpired');
    });
  },
);
