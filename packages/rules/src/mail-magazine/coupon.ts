import { err, ok, type Result } from '../result';
import { yen } from '../yen';

/** A coupon that a registration for the mail magazine is answered with. */
export interface Coupon {
  /** What a shopper enters; the platform knows it. */
  readonly code: string;
  /** Whole percent off. */
  readonly discountRate: number;
}

/** The most that a mail-magazine coupon takes off, in percent (up to 15% off). */
export const MAX_DISCOUNT_RATE = 15;

/** What an order comes to at least for a mail-magazine coupon, in yen without shipping (MAIL-04). The platform enforces it. */
export const COUPON_MINIMUM = yen(3_000);

const CODE = /^[\w-]{1,64}$/;
const WRITTEN = /^([^:]+):([1-9]\d?)$/;

/** Whether a text may be a coupon's code: 1 to 64 letters, digits, hyphens and underscores. */
export function isCouponCode(text: string): boolean {
  return CODE.test(text);
}

/** Why a text is no coupon: its form, or more off than is promised. */
export type CouponProblem = 'malformed' | 'tooMuchOff';

/** Reads a coupon written as `CODE:RATE`, such as `SPRING15:15`. Minimum and uses are the platform's to enforce (MAIL-04). */
export function parseCoupon(text: string): Result<Coupon, CouponProblem> {
  const [, code, rate] = WRITTEN.exec(text) ?? [];
  if (code === undefined || !isCouponCode(code)) return err('malformed');
  const discountRate = Number(rate);
  return discountRate <= MAX_DISCOUNT_RATE ? ok({ code, discountRate }) : err('tooMuchOff');
}

/**
 * Why a registration was not made. `invalid` and `duplicated` are answers; `refused` is any answer that is not 200, such
 * as too many requests or a database that is away; `unreachable` is no answer.
 */
export type RegistrationFailure = 'invalid' | 'duplicated' | 'refused' | 'unreachable';

/** How a registration for the mail magazine ends. */
export type RegistrationOutcome = Result<Coupon, RegistrationFailure>;
