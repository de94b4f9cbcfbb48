import { numericIdOf } from '../../catalogue/global-id.ts';
import {
  changeAccount,
  type OpenedAccount,
  recover,
  register,
  setPassword,
} from '../../customer/accounts.ts';
import { type Outcome, refused } from '../../customer/customer.ts';
import { customerLimitsOf, throttled } from '../../customer/customer-limits.ts';
import { type CustomerLink, parseCustomerLink } from '../../customer/customer-mail.ts';
import { emailKey } from '../../db/repositories/discounts.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { accessToken, customerErrors, customerOf, NO_SUCH_TOKEN } from '../customer-payload.ts';

/** Mutations of a customer's account: creation, changes, and the two recovery links. */
export const customerAccountResolvers: Resolvers = {
  Mutation: {
    customerCreate: async (_root, { input }, context) => {
      const { creations } = customerLimitsOf(context.database);
      if (!creations.isAllowed(context.visitor, context.now())) throw throttled('Creating Customer');
      creations.count(context.visitor, context.now());
      const given = { ...input, acceptsMarketing: input.acceptsMarketing ?? undefined };
      const outcome = await register(context, given, context.language);
      return 'problems' in outcome
        ? { customer: null, ...customerErrors(outcome.problems) }
        : { customer: outcome.done, ...customerErrors() };
    },

    customerUpdate: async (_root, { customer: given, customerAccessToken }, context) => {
      const customer = await customerOf(context, customerAccessToken);
      if (customer === null) return opened({ problems: NO_SUCH_TOKEN });
      return opened(
        await changeAccount(context, customer.id, {
          ...given,
          // Neither can be removed: null is treated as absent.
          email: given.email ?? undefined,
          password: given.password ?? undefined,
          acceptsMarketing: given.acceptsMarketing ?? undefined,
        }),
      );
    },

    customerRecover: async (_root, { email }, context) => {
      const { recoveries, visitors } = customerLimitsOf(context.database);
      const [key, now] = [emailKey(email.slice(0, 254)), context.now()];
      if (!recoveries.isAllowed(key, now) || !visitors.isAllowed(context.visitor, now)) {
        throw throttled('Resetting password');
      }
      recoveries.count(key, now);
      visitors.count(context.visitor, now);
      const outcome = await recover(context, email, context.language);
      return customerErrors('problems' in outcome ? outcome.problems : []);
    },

    customerReset: async (_root, { id, input: { resetToken: token, password } }, context) =>
      opened(await openWith(context, linkOf('reset', id, token), password, ['input', 'resetToken'])),

    customerActivate: async (_root, { id, input: { activationToken: token, password } }, context) =>
      opened(
        await openWith(context, linkOf('activation', id, token), password, ['input', 'activationToken']),
      ),

    customerResetByUrl: async (_root, { resetUrl, password }, context) =>
      opened(await openWith(context, linkIn(resetUrl, 'reset'), password, ['resetUrl'])),

    customerActivateByUrl: async (_root, { activationUrl, password }, context) =>
      opened(await openWith(context, linkIn(activationUrl, 'activation'), password, ['activationUrl'])),
  },
};

function linkOf(kind: CustomerLink['kind'], id: string, token: string): CustomerLink {
  return { kind, id: numericIdOf(id, 'Customer') ?? 0, token };
}

/** @returns null for an invalid link */
function linkIn(url: string, kind: CustomerLink['kind']): CustomerLink | null {
  const link = parseCustomerLink(url);
  return link?.kind === kind ? link : null;
}

async function openWith(
  context: PlatformContext,
  link: CustomerLink | null,
  password: string,
  field: readonly string[],
): Promise<Outcome<OpenedAccount>> {
  if (link === null) return refused('INVALID', field, 'Invalid URL');
  return setPassword(context, link.kind, link.id, { token: link.token, password }, field);
}

function opened(outcome: Outcome<OpenedAccount>) {
  return 'problems' in outcome
    ? { customer: null, customerAccessToken: null, ...customerErrors(outcome.problems) }
    : {
        customer: outcome.done.customer,
        customerAccessToken: accessToken(outcome.done.token),
        ...customerErrors(),
      };
}
