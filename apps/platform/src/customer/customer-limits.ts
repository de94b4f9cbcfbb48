import { RateLimiter } from '../account/rate-limiter.ts';
import type { Database } from '../db/open.ts';
import { graphqlError } from '../graphql/graphql-error.ts';

const WINDOW_MS = 10 * 60 * 1000;

/** Rate limits for guessable or mail-sending actions, per ten minutes. */
export interface CustomerLimits {
  /** wrong passwords per e-mail */
  readonly signIns: RateLimiter;
  /** wrong passwords per visitor */
  readonly visitors: RateLimiter;
  /** new accounts per visitor */
  readonly creations: RateLimiter;
  /** password mails per e-mail */
  readonly recoveries: RateLimiter;
}

const limits = new WeakMap<Database, CustomerLimits>();

/** The limits of a platform, shared by its API and pages. */
export function customerLimitsOf(database: Database): CustomerLimits {
  const known = limits.get(database) ?? {
    signIns: new RateLimiter(10, WINDOW_MS),
    visitors: new RateLimiter(100, WINDOW_MS),
    creations: new RateLimiter(60, WINDOW_MS),
    recoveries: new RateLimiter(5, WINDOW_MS),
  };
  limits.set(database, known);
  return known;
}

/** The provider's error for too many attempts: an error of the operation, not a user error. */
export function throttled(what: 'Login attempt' | 'Creating Customer' | 'Resetting password') {
  return graphqlError(`${what} limit exceeded. Please try again later.`, 'THROTTLED');
}
