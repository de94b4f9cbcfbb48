import { isCouponCode, type RegistrationOutcome } from '@shop/rules/mail-magazine/coupon';
import { err, ok } from '@shop/rules/result';
import type { JsonResponse } from '#foundation/forms/post-json.ts';
import type { RegistrationResponse } from '../contract/mail-magazine';

// Separate from mail-magazine-form.tsx: model tests read answers without the dialog's styles.

/** The partially checked body: the browser loads no schemas. */
type Seen = { readonly [Name in keyof Extract<RegistrationResponse, { status: 'SUCCESS' }>]?: unknown };

/** The outcome of an API-01 answer: any status but 200 is an error, whatever its body contains. */
export function registrationOutcome(answered: JsonResponse): RegistrationOutcome {
  if (answered === null) return err('unreachable');
  if (answered.status !== 200 || typeof answered.body !== 'object') return err('refused');
  const { status, couponCode, discountRate, missedDraw }: Seen = answered.body ?? {};
  if (status === 'INVALID_MAIL_ADDRESS') return err('invalid');
  if (status === 'DUPLICATED') return err('duplicated');
  return typeof couponCode === 'string' && isCouponCode(couponCode) && typeof discountRate === 'number'
    ? ok({ code: couponCode, discountRate, ...(typeof missedDraw === 'string' && { missedDraw }) })
    : err('refused');
}
