import { type Customer, type CustomerProblem, type IssuedToken, refused } from '../customer/customer.ts';
import { findAccountOwner } from '../db/repositories/customer-tokens.ts';
import type { CustomerAccessToken, CustomerUserError, UserError } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';

/** Why something is refused, in both forms that the schema has for it. */
export function customerErrors(problems: readonly CustomerProblem[] = []) {
  return {
    customerUserErrors: problems.map(
      ({ code, field, message }): CustomerUserError => ({
        __typename: 'CustomerUserError',
        code,
        field: field && [...field],
        message,
      }),
    ),
    userErrors: plainErrors(problems),
  };
}

/** The same without codes. */
export function plainErrors(problems: readonly CustomerProblem[]): UserError[] {
  return problems.map(
    ({ field, message }): UserError => ({ __typename: 'UserError', field: field && [...field], message }),
  );
}

/** A token as the schema tells it. */
export function accessToken(issued: IssuedToken | null): CustomerAccessToken | null {
  return (
    issued && {
      __typename: 'CustomerAccessToken',
      accessToken: issued.token,
      expiresAt: issued.expiresAt.toISOString(),
    }
  );
}

/** Whose token that is; null for nobody's. Tokens of any length are looked up alike, but none so long exists. */
export function customerOf(
  { database, now }: Pick<PlatformContext, 'database' | 'now'>,
  token: string,
): Promise<Customer | null> {
  return token.length > 100 ? Promise.resolve(null) : findAccountOwner(database, token, now());
}

/** What is answered to a token that opens nothing. */
export const NO_SUCH_TOKEN = refused(
  'TOKEN_INVALID',
  ['customerAccessToken'],
  'Customer access token is invalid',
).problems;
