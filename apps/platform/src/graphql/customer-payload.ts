import { type Customer, type CustomerProblem, type IssuedToken, refused } from '../customer/customer.ts';
import { findAccountOwner } from '../db/repositories/customer-tokens.ts';
import type { CustomerAccessToken, CustomerUserError, UserError } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';

/** User errors of a refusal, in both forms of the schema. */
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

/** A token in schema form. */
export function accessToken(issued: IssuedToken | null): CustomerAccessToken | null {
  return (
    issued && {
      __typename: 'CustomerAccessToken',
      accessToken: issued.token,
      expiresAt: issued.expiresAt.toISOString(),
    }
  );
}

/** The customer of a token; null if invalid. Tokens over 100 characters are not looked up: none exists. */
export function customerOf(
  { database, now }: Pick<PlatformContext, 'database' | 'now'>,
  token: string,
): Promise<Customer | null> {
  return token.length > 100 ? Promise.resolve(null) : findAccountOwner(database, token, now());
}

/** The refusal of an invalid token. */
export const NO_SUCH_TOKEN = refused(
  'TOKEN_INVALID',
  ['customerAccessToken'],
  'Customer access token is invalid',
).problems;
