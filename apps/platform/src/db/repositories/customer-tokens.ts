import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Customer, IssuedToken } from '../../customer/customer.ts';
import { hashOfToken, newToken } from '../../customer/secrets.ts';
import { ACCOUNT_PREFIX } from '../../customer-account/grant.ts';
import { customerTable, customerTokenTable } from '../customer-tables.ts';
import type { Executor } from '../transaction.ts';

/** What a token opens: the account, a new password, or an account that was not open yet. */
export type TokenKind = 'access' | 'reset' | 'activation';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long each is good, in milliseconds. */
const LIFE: Readonly<Record<TokenKind, number>> = { access: 45 * DAY, reset: DAY, activation: 30 * DAY };

/** Makes a token; those that have expired are forgotten on the way. */
export async function issueToken(
  executor: Executor,
  kind: TokenKind,
  customerId: number,
  now: Date,
): Promise<IssuedToken> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE[kind]);
  await executor.delete(customerTokenTable).where(lt(customerTokenTable.expiresAt, now));
  await executor.insert(customerTokenTable).values({ hash: hashOfToken(token), customerId, kind, expiresAt });
  return { token, expiresAt };
}

/**
 * Whose token it is that opens an account, of either kind: the Storefront API takes those of the Customer Account API too, as the
 * provider's does.
 */
export async function findAccountOwner(
  executor: Executor,
  token: string,
  now: Date,
): Promise<Customer | null> {
  const kind = token.startsWith(ACCOUNT_PREFIX) ? 'account' : 'access';
  return findTokenOwner(executor, kind, token, now);
}

/** Whose token it is; null when it is nobody's, of another kind, or expired. */
export async function findTokenOwner(
  executor: Executor,
  kind: TokenKind | 'account',
  token: string,
  now: Date,
): Promise<Customer | null> {
  const [row] = await executor
    .select({ customer: customerTable })
    .from(customerTokenTable)
    .innerJoin(customerTable, eq(customerTable.id, customerTokenTable.customerId))
    .where(isLive(kind, token, now));
  return row?.customer ?? null;
}

/** Lets a token live on from now. @returns null when there is none to renew */
export async function renewToken(executor: Executor, token: string, now: Date): Promise<IssuedToken | null> {
  const expiresAt = new Date(now.getTime() + LIFE.access);
  const renewed = await executor
    .update(customerTokenTable)
    .set({ expiresAt })
    .where(isLive('access', token, now));
  return (renewed.rowCount ?? 0) > 0 ? { token, expiresAt } : null;
}

/** Ends a token. @returns whether it was one */
export async function deleteToken(executor: Executor, token: string, now: Date): Promise<boolean> {
  const deleted = await executor.delete(customerTokenTable).where(isLive('access', token, now));
  return (deleted.rowCount ?? 0) > 0;
}

/** Ends every token of a customer, of every kind. */
export async function deleteTokensOf(executor: Executor, customerId: number): Promise<void> {
  await executor.delete(customerTokenTable).where(eq(customerTokenTable.customerId, customerId));
}

/** Ends the links that were sent to a customer by mail. */
export async function deleteLinksOf(executor: Executor, customerId: number): Promise<void> {
  await executor
    .delete(customerTokenTable)
    .where(
      and(
        eq(customerTokenTable.customerId, customerId),
        inArray(customerTokenTable.kind, ['reset', 'activation']),
      ),
    );
}

function isLive(kind: TokenKind | 'account', token: string, now: Date) {
  return and(
    eq(customerTokenTable.hash, hashOfToken(token)),
    eq(customerTokenTable.kind, kind),
    gt(customerTokenTable.expiresAt, now),
  );
}
