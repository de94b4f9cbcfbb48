import type { Result } from '../result';
import type { Coupon } from './coupon';

/**
 * Why a registration was not made. `invalid` and `duplicated` are answers; `refused` is any answer that is not 200, such
 * as too many requests or a database that is away; `unreachable` is no answer.
 */
export type RegistrationFailure = 'invalid' | 'duplicated' | 'refused' | 'unreachable';

/** How a registration for the mail magazine ends. */
export type RegistrationOutcome = Result<Coupon, RegistrationFailure>;
