import { globalId } from '../../catalogue/global-id.ts';
import type { Customer } from '../../customer/customer.ts';
import { countCustomerOrders, listAddresses } from '../../db/repositories/customers.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { customerOrders } from '../customer-orders.ts';
import { customerOf } from '../customer-payload.ts';
import { customerMailingAddress } from '../mailing-address.ts';
import { paginate } from '../paginate.ts';

/** QueryRoot.customer and the type Customer. */
export const customerResolvers: Resolvers = {
  QueryRoot: {
    customer: (_root, { customerAccessToken }, context) => customerOf(context, customerAccessToken),
  },
  Customer: {
    addresses: async ({ id }, args, { database }) => {
      const items = await listAddresses(database, id);
      const page = paginate({ order: 'address', items, keyOf: (one) => [one.id, one.id] }, args, 'addresses');
      return {
        pageInfo: page.pageInfo,
        edges: page.edges.map(({ cursor, node }) => ({ cursor, node: customerMailingAddress(node) })),
        nodes: page.nodes.map(customerMailingAddress),
      };
    },
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    defaultAddress: async ({ id, defaultAddressId }, _args, { database }) => {
      const address = (await listAddresses(database, id)).find((one) => one.id === defaultAddressId);
      return address === undefined ? null : customerMailingAddress(address);
    },
    displayName: (customer) => displayNameOf(customer),
    id: ({ id }) => globalId('Customer', id),
    metafield: () => null,
    metafields: (_customer, { identifiers }) => identifiers.map(() => null),
    numberOfOrders: async ({ id }, _args, { database }) => String(await countCustomerOrders(database, id)),
    orders: ({ id }, args, context, info) => customerOrders(id, args, args.sortKey ?? 'ID', context, info),
    // The back office has no tags for customers.
    tags: () => [],
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  },
};

/** Display name of a customer: their name, else the e-mail. */
export function displayNameOf({ firstName, lastName, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
