import { jstDateAt } from '@shop/rules/jst-date';
import { compactCode } from '@shop/rules/typed-text';
import { z } from 'zod';
import type { FieldErrors } from './contact-form.ts';
import { CARRIERS, type Payment, type PaymentMethod } from './payment.ts';
import { TEST_CARDS } from './payment-text.ts';
import type { WordKey } from './words.ts';

export const PAYMENT_FIELDS = [
  'method',
  'carrier',
  'cardNumber',
  'cardExpiry',
  'cardCode',
  'cardName',
] as const;

export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** Field values as typed. Card number and security code are never sent back. */
export type PaymentValues = Readonly<Record<PaymentField, string>>;

const digits = (typed: string) => compactCode(typed).replaceAll('-', '');
/** Month and year: 12/29, 1/29, 12/2029. A numeric keypad has no slash, so 1229 and 122029 are valid too. */
const EXPIRY = /^(0?[1-9](?=\/)|0[1-9]|1[0-2])\/?(?:20)?(\d{2})$/;
const carrierForm = z.object({ carrier: z.enum(CARRIERS, 'error.carrier') });

/**
 * Parses the payment form: the checked payment, or the message of every invalid field.
 * @param accepted the methods that the form offers
 */
export function parsePaymentForm(
  values: PaymentValues,
  accepted: readonly PaymentMethod[],
  now: Date,
): { readonly payment: Payment } | { readonly errors: FieldErrors<PaymentField> } {
  const method = accepted.find((each) => each === values.method);
  if (method === undefined) {
    return { errors: { method: 'error.method' } };
  }
  if (method === 'carrier') {
    const carrier = carrierForm.safeParse(values);
    return carrier.success
      ? { payment: { method, carrier: carrier.data.carrier } }
      : { errors: { carrier: 'error.carrier' } };
  }
  return method === 'card' ? parseCard(values, now) : { payment: { method } };
}

/** Field values of a submitted form; a missing one is empty. */
export function readPaymentValues(form: URLSearchParams): PaymentValues {
  return Object.fromEntries(
    PAYMENT_FIELDS.map((field) => [field, (form.get(field) ?? '').slice(0, 100)]),
  ) as PaymentValues;
}

function parseCard(values: PaymentValues, now: Date): ReturnType<typeof parsePaymentForm> {
  const card = cardForm(now).safeParse(values);
  if (!card.success) {
    const errors: Partial<Record<PaymentField, WordKey>> = {};
    for (const issue of card.error.issues) {
      errors[issue.path[0] as PaymentField] ??= issue.message as WordKey;
    }
    return { errors };
  }
  const known = TEST_CARDS.find(({ number }) => number === card.data.cardNumber);
  return known === undefined
    ? { errors: { cardNumber: 'error.cardNotTest' } }
    : {
        payment: {
          method: 'card',
          brand: known.brand,
          last4: known.number.slice(-4),
          outcome: known.outcome,
        },
      };
}

function cardForm(now: Date) {
  return z.object({
    cardNumber: z.string().transform(digits).refine(isCardNumber, 'error.cardNumber'),
    cardExpiry: z.string().superRefine((typed, context) => {
      const [, month, year] = EXPIRY.exec(digits(typed)) ?? [];
      if (month === undefined || year === undefined) {
        context.addIssue({ code: 'custom', message: 'error.cardExpiry' });
      } else if (`20${year}-${month.padStart(2, '0')}` < jstDateAt(now.getTime()).slice(0, 7)) {
        context.addIssue({ code: 'custom', message: 'error.cardExpired' });
      }
    }),
    cardCode: z
      .string()
      .transform(digits)
      .refine((code) => /^\d{3,4}$/.test(code), 'error.cardCode'),
    cardName: z.string().trim().min(1, 'error.cardName').max(100, 'error.tooLong'),
  });
}

/** Luhn check over 12 to 19 digits. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) {
    return false;
  }
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
