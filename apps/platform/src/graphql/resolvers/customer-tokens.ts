import { signIn } from '../../customer/accounts.ts';
import { refused } from '../../customer/customer.ts';
import { customerLimitsOf, throttled } from '../../customer/customer-limits.ts';
import { deleteToken, renewToken } from '../../db/repositories/customer-tokens.ts';
import { emailKey } from '../../db/repositories/discounts.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { accessToken, customerErrors, NO_SUCH_TOKEN, plainErrors } from '../customer-payload.ts';

/** Mutations of customer access tokens: sign-in and sign-out. */
export const customerTokenResolvers: Resolvers = {
  Mutation: {
    customerAccessTokenCreate: async (_root, { input }, context) => {
      const { database, now, visitor } = context;
      const { signIns, visitors } = customerLimitsOf(database);
      const key = emailKey(input.email.slice(0, 254));
      if (!signIns.isAllowed(key, now()) || !visitors.isAllowed(visitor, now()))
        throw throttled('Login attempt');
      const outcome = await signIn(context, input.email, input.password);
      if ('problems' in outcome) {
        signIns.count(key, now());
        visitors.count(visitor, now());
        return { customerAccessToken: null, ...customerErrors(outcome.problems) };
      }
      return { customerAccessToken: accessToken(outcome.done), ...customerErrors() };
    },

    // No secret is shared with another site, so no such token can exist.
    customerAccessTokenCreateWithMultipass: () => {
      const { problems } = refused(
        'INVALID_MULTIPASS_REQUEST',
        ['multipassToken'],
        'Invalid Multipass request',
      );
      return { customerAccessToken: null, customerUserErrors: customerErrors(problems).customerUserErrors };
    },

    customerAccessTokenRenew: async (_root, { customerAccessToken }, { database, now }) => {
      const renewed = await renewToken(database, customerAccessToken.slice(0, 200), now());
      return {
        customerAccessToken: accessToken(renewed),
        userErrors: plainErrors(renewed === null ? NO_SUCH_TOKEN : []),
      };
    },

    customerAccessTokenDelete: async (_root, { customerAccessToken }, { database, now }) => {
      const isDeleted = await deleteToken(database, customerAccessToken.slice(0, 200), now());
      return {
        deletedAccessToken: isDeleted ? customerAccessToken : null,
        deletedCustomerAccessTokenId: isDeleted ? customerAccessToken : null,
        userErrors: plainErrors(isDeleted ? [] : NO_SUCH_TOKEN),
      };
    },
  },
};
