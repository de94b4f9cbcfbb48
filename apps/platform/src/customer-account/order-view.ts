import { globalId } from '../catalogue/global-id.ts';
import type { PlatformContext } from '../graphql/context.ts';
import { money } from '../graphql/money.ts';
import {
  applicationOf,
  applicationsOf,
  buyersAddress,
  shippingAddress,
  shippingAllocationsOf,
  taxIn,
} from '../graphql/order-facts.ts';
import { listPage, type PageArguments } from '../graphql/paginate.ts';
import { toAttribute } from '../graphql/resolvers/cart.ts';
import type { Order, OrderLine } from '../order/order.ts';
import { orderAddressView } from './address-view.ts';

/** Line numbers are unique within an order. */
const MAX_LINES = 1_000;

/** The type Order of the Customer Account API. In test mode orders are never edited, cancelled, refunded or shipped. */
export function orderView(order: Order, { env, catalogue }: Pick<PlatformContext, 'env' | 'catalogue'>) {
  const { number, token, placedAt, contact, payment, subtotal, discount, shipping, total } = order;
  const moment = placedAt.toISOString();
  const goods = subtotal - discount;
  const empty = (field: string) => (args: PageArguments) => listPage<never>([], args, field);
  return {
    __typename: 'Order',
    billingAddress: orderAddressView(buyersAddress(order)),
    cancelReason: null,
    cancelledAt: null,
    confirmationNumber: null,
    createdAt: moment,
    currencyCode: 'JPY',
    customAttributes: order.attributes.map(toAttribute),
    customerLocale: order.language.toLowerCase(),
    discountApplications: async (args: PageArguments, { database }: PlatformContext) =>
      listPage(await applicationsOf(database, order), args, 'discountApplications'),
    draftOrder: null,
    draftOrderName: null,
    edited: false,
    email: order.email,
    financialStatus: payment.method === 'deferred' ? 'PENDING' : 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    fulfillments: empty('fulfillments'),
    hasEmail: true,
    hasMultipleFulfillments: false,
    id: globalId('Order', number),
    latestFulfillmentDeliveryDate: null,
    lineItems: (args: PageArguments) =>
      listPage(
        order.lines.map((line, index) => lineView(order, line, index)),
        args,
        'lineItems',
      ),
    locationName: null,
    metafield: null,
    metafields: ({ identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
    name: `#${number}`,
    note: order.note,
    number,
    phone: contact.phone,
    pickupInformation: null,
    poNumber: null,
    processedAt: moment,
    refunds: [],
    requiresShipping: true,
    return: null,
    returns: empty('returns'),
    shippingAddress: orderAddressView(shippingAddress(order, catalogue)),
    shippingDiscountAllocations: (_args: object, { database }: PlatformContext) =>
      shippingAllocationsOf(database, order),
    statusPageUrl: `${env.url}/orders/${token}`,
    subscriptionContracts: empty('subscriptionContracts'),
    subtotal: money(goods),
    subtotalBeforeDiscounts: money(subtotal),
    totalDiscountedShipping: money(shipping - order.shippingDiscount),
    totalDuties: null,
    totalPrice: money(total),
    totalRefunded: money(0),
    totalShipping: money(shipping),
    totalTax: money(taxIn(total)),
    totalTip: money(0),
    updatedAt: moment,
  };
}

function lineView(order: Order, line: OrderLine, index: number) {
  const { title, variantTitle, price, quantity, discount, imageUrl } = line;
  const whole = price * quantity;
  return {
    __typename: 'LineItem',
    currentTotalPrice: money(whole - discount),
    customAttributes: line.attributes.map(toAttribute),
    discountAllocations: async (_args: object, { database }: PlatformContext) => {
      const discountApplication = discount > 0 ? await applicationOf(database, order) : null;
      return discountApplication === null ? [] : [{ allocatedAmount: money(discount), discountApplication }];
    },
    giftCard: false,
    id: globalId('LineItem', order.number * MAX_LINES + index + 1),
    image: imageUrl && { altText: title, height: null, id: null, url: imageUrl, width: null },
    name: variantTitle === 'Default Title' ? title : `${title} - ${variantTitle}`,
    price: money(price),
    productId: globalId('Product', line.productId),
    quantity,
    refundableQuantity: quantity,
    requiresShipping: true,
    sellingPlan: null,
    sku: line.sku,
    title,
    totalDiscount: money(discount),
    totalPrice: money(whole - discount),
    totalPriceBeforeDiscounts: money(whole),
    totalPriceWithDiscounts: money(whole - discount),
    unitPrice: null,
    variantId: globalId('ProductVariant', line.variantId),
    variantTitle: variantTitle === 'Default Title' ? null : variantTitle,
    vendor: (_args: object, { catalogue }: PlatformContext) =>
      catalogue.variantById(line.variantId)?.product.vendor ?? null,
  };
}
