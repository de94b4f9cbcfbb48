import { numericIdOf } from '../../catalogue/global-id.ts';
import {
  changeAccount,
  type OpenedAccount,
  recover,
  register,
  setPassword,
  signIn,
} from '../../customer/accounts.ts';
import { type AddressEdit, type EditedBook, editAddresses } from '../../customer/address-book.ts';
import { type Outcome, refused } from '../../customer/customer.ts';
import { customerLimitsOf, throttled } from '../../customer/customer-limits.ts';
import { type CustomerLink, parseCustomerLink } from '../../customer/customer-mail.ts';
import { deleteToken, renewToken } from '../../db/repositories/customer-tokens.ts';
import { emailKey } from '../../db/repositories/discounts.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { accessToken, customerErrors, customerOf, NO_SUCH_TOKEN, plainErrors } from '../customer-payload.ts';
import { customerMailingAddress } from '../mailing-address.ts';

/** Mutations of a customer: the account with its two recovery links, the addresses, and the access tokens of sign-in and sign-out. */
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

    customerAddressCreate: async (_root, { address: given, customerAccessToken }, context) =>
      withAddress(await edit(context, customerAccessToken, { kind: 'add', given })),

    customerAddressUpdate: async (_root, { address: given, customerAccessToken, id }, context) =>
      withAddress(await edit(context, customerAccessToken, { kind: 'change', id: numberOf(id), given })),

    customerAddressDelete: async (_root, { customerAccessToken, id }, context) => {
      const outcome = await edit(context, customerAccessToken, { kind: 'delete', id: numberOf(id) });
      return 'problems' in outcome
        ? { deletedCustomerAddressId: null, ...customerErrors(outcome.problems) }
        : { deletedCustomerAddressId: id, ...customerErrors() };
    },

    customerDefaultAddressUpdate: async (_root, { addressId, customerAccessToken }, context) => {
      const preferred = { kind: 'prefer', id: numberOf(addressId) } as const;
      const outcome = await edit(context, customerAccessToken, preferred, ['addressId']);
      return 'problems' in outcome
        ? { customer: null, ...customerErrors(outcome.problems) }
        : { customer: outcome.done.customer, ...customerErrors() };
    },

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

async function edit(
  context: PlatformContext,
  token: string,
  edit: AddressEdit,
  field?: readonly string[],
): Promise<Outcome<EditedBook>> {
  const customer = await customerOf(context, token);
  return customer === null ? { problems: NO_SUCH_TOKEN } : editAddresses(context, customer.id, edit, field);
}

function numberOf(id: string): number {
  return numericIdOf(id, 'MailingAddress') ?? 0;
}

function withAddress(outcome: Outcome<EditedBook>) {
  return 'problems' in outcome
    ? { customerAddress: null, ...customerErrors(outcome.problems) }
    : { customerAddress: customerMailingAddress(outcome.done.address), ...customerErrors() };
}
