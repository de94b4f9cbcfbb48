import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Customer, IssuedToken } from '../../customer/customer.ts';
import { hashOfToken, newToken } from '../../customer/secrets.ts';
import { ACCOUNT_PREFIX, type GrantFacts } from '../../customer-account/authorization.ts';
import { customerTable, customerTokenTable } from '../customer-tables.ts';
import type { Executor } from '../open.ts';

/** Kind of grant: a short-lived code, then an API token and a refresh token. */
export type GrantKind = 'code' | 'account' | 'refresh';

const SECOND = 1000;
/** Lifetime of each, in seconds. */
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
  /** id of the sign-in; ending it ends all its grants */
  readonly session: string;
  readonly facts: GrantFacts;
}

/** Issues a code or token; its hash is stored. */
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
 * Consumes a code or refresh token, which is valid once. A second use ends the whole sign-in, since one of the two clients stole it (RFC
 * 6749, 4.1.2).
 * @returns null when invalid or expired
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
