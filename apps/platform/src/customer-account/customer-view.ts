import type { GraphQLResolveInfo } from 'graphql';
import { globalId } from '../catalogue/global-id.ts';
import type { Customer } from '../customer/customer.ts';
import { listAddresses } from '../db/repositories/customers.ts';
import type { PlatformContext } from '../graphql/context.ts';
import { customerOrders } from '../graphql/customer-orders.ts';
import { listPage, type Page, type PageArguments, paginate } from '../graphql/paginate.ts';
import { displayNameOf } from '../graphql/resolvers/customer.ts';
import { bookAddressView } from './address-view.ts';
import { orderView } from './order-view.ts';

type OrderArguments = PageArguments & { readonly query?: string | null; readonly sortKey?: string | null };

/** The type Customer of the Customer Account API, from the same rows as the Storefront API's. */
export function customerView(customer: Customer) {
  const { id, createdAt, firstName, lastName, phone } = customer;
  const empty = (field: string) => (args: PageArguments) => listPage<never>([], args, field);
  return {
    __typename: 'Customer',
    addresses: async (
      args: PageArguments & { readonly skipDefault?: boolean | null },
      { database }: PlatformContext,
    ) => {
      const book = await listAddresses(database, id);
      const items = book.filter((one) => args.skipDefault !== true || one.id !== customer.defaultAddressId);
      const page = paginate({ order: 'address', items, keyOf: (one) => [one.id, one.id] }, args, 'addresses');
      return mapPage(page, bookAddressView);
    },
    companyContacts: empty('companyContacts'),
    createdAt: createdAt.toISOString(),
    creationDate: createdAt.toISOString(),
    creditCard: null,
    creditCards: empty('creditCards'),
    defaultAddress: async (_args: object, { database }: PlatformContext) => {
      const address = (await listAddresses(database, id)).find((one) => one.id === customer.defaultAddressId);
      return address === undefined ? null : bookAddressView(address);
    },
    displayName: displayNameOf(customer),
    draftOrders: empty('draftOrders'),
    emailAddress: emailView(customer),
    firstName,
    id: globalId('Customer', id),
    lastIncompleteCheckout: null,
    lastName,
    metafield: null,
    metafields: ({ identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
    orders: async (args: OrderArguments, context: PlatformContext, info: GraphQLResolveInfo) =>
      mapPage(await customerOrders(id, args, args.sortKey ?? 'PROCESSED_AT', context, info), (order) =>
        orderView(order, context),
      ),
    paymentInstrument: null,
    paymentInstruments: empty('paymentInstruments'),
    paypalBillingAgreement: null,
    phoneNumber: phone && { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' },
    return: null,
    storeCreditAccounts: empty('storeCreditAccounts'),
    subscriptionContract: null,
    subscriptionContracts: empty('subscriptionContracts'),
    // The back office has no tags for customers.
    tags: [],
    taxExemptionsDetails: [],
  };
}

/** A customer's e-mail and marketing consent. */
export function emailView({ email, acceptsMarketing }: Customer) {
  return { emailAddress: email, marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED' };
}

function mapPage<T, U>({ edges, nodes, pageInfo }: Page<T>, view: (node: T) => U): Page<U> {
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: view(node) })),
    nodes: nodes.map(view),
    pageInfo,
  };
}
