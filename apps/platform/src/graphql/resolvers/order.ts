import { globalId } from '../../catalogue/global-id.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { money } from '../money.ts';
import {
  applicationOf,
  applicationsOf,
  buyersAddress,
  shippingAddress,
  shippingAllocationsOf,
  taxIn,
} from '../order-facts.ts';
import { listPage } from '../paginate.ts';
import { toAttribute } from './cart.ts';

/** The types Order and OrderLineItem. In test mode orders are never edited, cancelled, refunded or shipped. */
export const orderResolvers: Resolvers = {
  Order: {
    billingAddress: (order) => buyersAddress(order),
    cancelReason: () => null,
    canceledAt: () => null,
    currencyCode: () => 'JPY',
    currentSubtotalPrice: (order) => money(order.subtotal - order.discount),
    currentTotalDuties: () => null,
    currentTotalPrice: ({ total }) => money(total),
    currentTotalShippingPrice: ({ shipping }) => money(shipping),
    currentTotalTax: ({ total }) => money(taxIn(total)),
    customAttributes: ({ attributes }) => attributes.map(toAttribute),
    customerLocale: ({ language }) => language.toLowerCase(),
    customerUrl: ({ token }, _args, { env }) => `${env.url}/orders/${token}`,
    discountApplications: async (order, args, { database }) =>
      listPage(await applicationsOf(database, order), args, 'discountApplications'),
    edited: () => false,
    email: ({ email }) => email,
    financialStatus: ({ payment }) => (payment.method === 'deferred' ? 'PENDING' : 'PAID'),
    fulfillmentStatus: () => 'UNFULFILLED',
    id: ({ number }) => globalId('Order', number),
    lineItems: (order, args) =>
      listPage(
        order.lines.map((line) => ({ ...line, order })),
        args,
        'lineItems',
      ),
    metafield: () => null,
    metafields: (_order, { identifiers }) => identifiers.map(() => null),
    name: ({ number }) => `#${number}`,
    orderNumber: ({ number }) => number,
    originalTotalDuties: () => null,
    originalTotalPrice: ({ total }) => money(total),
    phone: ({ contact }) => contact.phone,
    processedAt: ({ placedAt }) => placedAt.toISOString(),
    shippingAddress: (order, _args, { catalogue }) => shippingAddress(order, catalogue),
    shippingDiscountAllocations: (order, _args, { database }) => shippingAllocationsOf(database, order),
    statusUrl: ({ token }, _args, { env }) => `${env.url}/orders/${token}`,
    subtotalPrice: (order) => money(order.subtotal - order.discount),
    subtotalPriceV2: (order) => money(order.subtotal - order.discount),
    successfulFulfillments: () => [],
    totalPrice: ({ total }) => money(total),
    totalPriceV2: ({ total }) => money(total),
    totalRefunded: () => money(0),
    totalRefundedV2: () => money(0),
    totalShippingPrice: ({ shipping }) => money(shipping),
    totalShippingPriceV2: ({ shipping }) => money(shipping),
    totalTax: ({ total }) => money(taxIn(total)),
    totalTaxV2: ({ total }) => money(taxIn(total)),
  },
  OrderLineItem: {
    currentQuantity: ({ quantity }) => quantity,
    customAttributes: ({ attributes }) => attributes.map(toAttribute),
    discountAllocations: async ({ discount, order }, _args, { database }) => {
      const discountApplication = discount > 0 ? await applicationOf(database, order) : null;
      return discountApplication === null ? [] : [{ allocatedAmount: money(discount), discountApplication }];
    },
    discountedTotalPrice: ({ price, quantity, discount }) => money(price * quantity - discount),
    originalTotalPrice: ({ price, quantity }) => money(price * quantity),
    quantity: ({ quantity }) => quantity,
    title: ({ title }) => title,
    variant: ({ variantId }, _args, { catalogue }) => catalogue.variantById(variantId) ?? null,
  },
};
