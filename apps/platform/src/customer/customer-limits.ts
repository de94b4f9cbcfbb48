import { RateLimiter } from '../account/rate-limiter.ts';
import type { Database } from '../db/open.ts';
import { graphqlError } from '../graphql/graphql-error.ts';

const WINDOW_MS = 10 * 60 * 1000;

/** How often somebody may try what is worth guessing or sends a mail: within ten minutes. */
export interface CustomerLimits {
  /** wrong passwords for one e-mail */
  readonly signIns: RateLimiter;
  /** wrong passwords of one visitor */
  readonly visitors: RateLimiter;
  /** new accounts of one visitor */
  readonly creations: RateLimiter;
  /** mails about a password to one e-mail */
  readonly recoveries: RateLimiter;
}

const limits = new WeakMap<Database, CustomerLimits>();

/** The limits of a platform: the same for its API and its pages. */
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

/** What the provider answers whoever tries too often: no user error, but one of the operation. */
export function throttled(what: 'Login attempt' | 'Creating Customer' | 'Resetting password') {
  return graphqlError(`${what} limit exceeded. Please try again later.`, 'THROTTLED');
}
