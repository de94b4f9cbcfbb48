import { numericIdOf } from '../../catalogue/global-id.ts';
import { type AddressEdit, type EditedBook, editAddresses } from '../../customer/address-book.ts';
import type { Outcome } from '../../customer/customer.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { customerErrors, customerOf, NO_SUCH_TOKEN } from '../customer-payload.ts';
import { customerMailingAddress } from '../mailing-address.ts';

/** Mutations of a customer's addresses. */
export const customerAddressResolvers: Resolvers = {
  Mutation: {
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
  },
};

async function edit(
  context: PlatformContext,
  token: string,
  wanted: AddressEdit,
  field?: readonly string[],
): Promise<Outcome<EditedBook>> {
  const customer = await customerOf(context, token);
  return customer === null ? { problems: NO_SUCH_TOKEN } : editAddresses(context, customer.id, wanted, field);
}

function numberOf(id: string): number {
  return numericIdOf(id, 'MailingAddress') ?? 0;
}

function withAddress(outcome: Outcome<EditedBook>) {
  return 'problems' in outcome
    ? { customerAddress: null, ...customerErrors(outcome.problems) }
    : { customerAddress: customerMailingAddress(outcome.done.address), ...customerErrors() };
}
