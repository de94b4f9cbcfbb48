import type { IncomingMessage } from 'node:http';
import type { Customer } from '../customer/customer.ts';
import { findTokenOwner } from '../db/repositories/customer-tokens.ts';
import type { Services } from '../graphql/context.ts';
import { sessionToken } from './session.ts';

/** The customer signed in to the account in this browser; null if none. */
export async function sessionCustomer(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: IncomingMessage,
): Promise<Customer | null> {
  const token = sessionToken(request);
  return token === null ? null : findTokenOwner(database, 'access', token, now());
}
