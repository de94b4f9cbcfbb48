import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Customer, IssuedToken } from '../../customer/customer.ts';
import { hashOfToken, newToken } from '../../customer/secrets.ts';
import { ACCOUNT_PREFIX } from '../../customer-account/authorization.ts';
import { customerTable, customerTokenTable } from '../customer-tables.ts';
import type { Executor } from '../open.ts';

/** Purpose of a token: account access, password reset, or activation. */
export type TokenKind = 'access' | 'reset' | 'activation';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Lifetime of each, in milliseconds. */
const LIFE: Readonly<Record<TokenKind, number>> = { access: 45 * DAY, reset: DAY, activation: 30 * DAY };

/** Issues a token and deletes expired ones. */
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
 * The customer of an access token of either kind: like the provider's, the Storefront API also accepts tokens of the Customer Account API.
 */
export async function findAccountOwner(
  executor: Executor,
  token: string,
  now: Date,
): Promise<Customer | null> {
  const kind = token.startsWith(ACCOUNT_PREFIX) ? 'account' : 'access';
  return findTokenOwner(executor, kind, token, now);
}

/** The customer of a token; null when it is unknown, of another kind, or expired. */
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

/** Extends a token's lifetime from now. @returns null when there is none to renew */
export async function renewToken(executor: Executor, token: string, now: Date): Promise<IssuedToken | null> {
  const expiresAt = new Date(now.getTime() + LIFE.access);
  const renewed = await executor
    .update(customerTokenTable)
    .set({ expiresAt })
    .where(isLive('access', token, now));
  return (renewed.rowCount ?? 0) > 0 ? { token, expiresAt } : null;
}

/** Deletes a token. @returns whether it existed */
export async function deleteToken(executor: Executor, token: string, now: Date): Promise<boolean> {
  const deleted = await executor.delete(customerTokenTable).where(isLive('access', token, now));
  return (deleted.rowCount ?? 0) > 0;
}

/** Deletes every token of a customer, of every kind. */
export async function deleteTokensOf(executor: Executor, customerId: number): Promise<void> {
  await executor.delete(customerTokenTable).where(eq(customerTokenTable.customerId, customerId));
}

/** Invalidates the mail links of a customer. */
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
