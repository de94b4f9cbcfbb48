import type { IncomingMessage } from 'node:http';
import type { Customer } from '../customer/customer.ts';
import { findTokenOwner } from '../db/repositories/customer-tokens.ts';
import type { Services } from '../graphql/context.ts';
import { sessionToken } from './session.ts';

/** Who is signed in to the account in this browser; null for nobody. */
export async function sessionCustomer(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: IncomingMessage,
): Promise<Customer | null> {
  const token = sessionToken(request);
  return token === null ? null : findTokenOwner(database, 'access', token, now());
}
