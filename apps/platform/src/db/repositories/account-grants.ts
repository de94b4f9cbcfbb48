import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Customer, IssuedToken } from '../../customer/customer.ts';
import { hashOfToken, newToken } from '../../customer/secrets.ts';
import { ACCOUNT_PREFIX, type GrantFacts } from '../../customer-account/grant.ts';
import { customerTable, customerTokenTable } from '../customer-tables.ts';
import type { Executor } from '../transaction.ts';

/** What an application holds: a code for a moment, then a token for the API and one to renew it by. */
export type GrantKind = 'code' | 'account' | 'refresh';

const SECOND = 1000;
/** Seconds that each is good. */
export const GRANT_SECONDS: Readonly<Record<GrantKind, number>> = {
  code: 10 * 60,
  account: 2 * 60 * 60,
  refresh: 30 * 24 * 60 * 60,
};
const PREFIX: Readonly<Record<GrantKind, string>> = {
  code: 'shcac_',
  account: ACCOUNT_PREFIX,
  refresh: 'shcrt_',
};

/** One sign-in of a customer to an application. */
export interface Grant {
  readonly customer: Customer;
  /** which sign-in it is; ending it ends all that came of it */
  readonly session: string;
  readonly facts: GrantFacts;
}

/** Hands out a code or a token; what is kept is its hash. */
export async function issueGrant(
  executor: Executor,
  kind: GrantKind,
  { customer, session, facts }: Grant,
  now: Date,
): Promise<IssuedToken> {
  const token = `${PREFIX[kind]}${newToken()}`;
  const expiresAt = new Date(now.getTime() + GRANT_SECONDS[kind] * SECOND);
  await executor
    .insert(customerTokenTable)
    .values({ hash: hashOfToken(token), customerId: customer.id, kind, expiresAt, session, facts });
  return { token, expiresAt };
}

/**
 * Takes a code, or a token for renewing, which is good once. Whoever brings a code a second time ends the whole sign-in: one of the two has
 * it from the other (RFC 6749, 4.1.2).
 * @returns null when it is none, or not any more
 */
export async function takeGrant(
  executor: Executor,
  kind: Exclude<GrantKind, 'account'>,
  token: string,
  now: Date,
): Promise<Grant | null> {
  const isIt = and(
    eq(customerTokenTable.hash, hashOfToken(token)),
    eq(customerTokenTable.kind, kind),
    gt(customerTokenTable.expiresAt, now),
  );
  const [taken] = await executor
    .update(customerTokenTable)
    .set({ usedAt: now })
    .where(and(isIt, isNull(customerTokenTable.usedAt)))
    .returning();
  if (taken === undefined) {
    if (kind === 'refresh') return null;
    const [used] = await executor.select().from(customerTokenTable).where(isIt);
    if (used?.session != null) await endSession(executor, used.session);
    return null;
  }
  const [customer] = await executor
    .select()
    .from(customerTable)
    .where(eq(customerTable.id, taken.customerId));
  if (customer === undefined || taken.session === null || taken.facts === null) return null;
  return { customer, session: taken.session, facts: taken.facts };
}

/** Ends a sign-in: all its codes and tokens. */
export async function endSession(executor: Executor, session: string): Promise<void> {
  await executor.delete(customerTokenTable).where(eq(customerTokenTable.session, session));
}
