/** @jsxRuntime automatic */
import type { PaymentMethod } from '../payment.ts';

const WAVES = 'M7 8.5a7 7 0 0 1 0 7M11 6a11 11 0 0 1 0 12M15 3.5a15.5 15.5 0 0 1 0 17';

/** Line drawings on a grid of 24 by 24: a card, a phone, an invoice, a wave of a contactless payment, a code to scan. */
const DRAWINGS: Readonly<Record<Exclude<PaymentMethod, 'giftCard'>, string>> = {
  card: 'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 9.5h18M6.5 14.5h4',
  carrier:
    'M8.5 2.5h7A1.5 1.5 0 0 1 17 4v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 18.5h3',
  deferred: 'M5.5 2.5h13v19l-3.25-2-3.25 2-3.25-2-3.25 2zM9 7.5h6M9 11.5h6',
  applePay: WAVES,
  googlePay: WAVES,
  payPay: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14v2.5M17.5 14v2.5M20 17v3M14 20h2.5M17 17.5v.01',
};

/** The icon of a payment method beside its name; hidden from assistive technology. */
export function MethodIcon({ method }: { readonly method: PaymentMethod }) {
  return method === 'giftCard' ? null : (
    <svg className="method-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[method]} />
    </svg>
  );
}
