import { err, ok, type Result } from '../result';
import { yen } from '../yen';

/** The coupon returned for a mail magazine registration. */
export interface Coupon {
  /** The code that a shopper enters; it exists on the platform. */
  readonly code: string;
  /** Whole percent off. */
  readonly discountRate: number;
}

/** Maximum discount of a mail-magazine coupon in percent (up to 15% off). */
export const MAX_DISCOUNT_RATE = 15;

/** Minimum order amount for a mail-magazine coupon, in yen without shipping (MAIL-04). The platform enforces it. */
export const COUPON_MINIMUM = yen(3_000);

const CODE = /^[\w-]{1,64}$/;
const WRITTEN = /^([^:]+):([1-9]\d?)$/;

/** Whether a text is a valid coupon code: 1 to 64 letters, digits, hyphens and underscores. */
export function isCouponCode(text: string): boolean {
  return CODE.test(text);
}

/** Why a text is not a coupon: its format, or a discount above the promised maximum. */
export type CouponProblem = 'malformed' | 'tooMuchOff';

/** Parses a coupon written as `CODE:RATE`, such as `SPRING15:15`. The platform enforces minimum and uses (MAIL-04). */
export function parseCoupon(text: string): Result<Coupon, CouponProblem> {
  const [, code, rate] = WRITTEN.exec(text) ?? [];
  if (code === undefined || !isCouponCode(code)) return err('malformed');
  const discountRate = Number(rate);
  return discountRate <= MAX_DISCOUNT_RATE ? ok({ code, discountRate }) : err('tooMuchOff');
}

/**
 * Why a registration failed. `invalid` and `duplicated` are answers. `refused` is any status other than 200, such as too many
 * requests or an unavailable database. `unreachable` is no answer.
 */
export const REGISTRATION_FAILURES = ['invalid', 'duplicated', 'refused', 'unreachable'] as const;

export type RegistrationFailure = (typeof REGISTRATION_FAILURES)[number];

/** The coupon of a registration. */
export interface ReceivedCoupon extends Coupon {
  /** Title of the prize draw that the page announced, whose period had ended by then (MAIL-05). */
  readonly missedDraw?: string;
}

/** The outcome of a mail magazine registration. */
export type RegistrationOutcome = Result<ReceivedCoupon, RegistrationFailure>;
