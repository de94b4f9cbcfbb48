import { globalId } from '../../catalogue/global-id.ts';
import { giftRecipient } from '../../checkout/gift-recipient.ts';
import { isEGift } from '../../checkout/is-e-gift.ts';
import type { Database } from '../../db/open.ts';
import { findDiscounts } from '../../db/repositories/discounts.ts';
import type { Order } from '../../order/order.ts';
import type {
  AutomaticDiscountApplication,
  DiscountCodeApplication,
  MailingAddress,
  Resolvers,
} from '../__generated__/resolvers.ts';
import { cartMailingAddress } from '../cart-mailing-address.ts';
import { listPage } from '../list-page.ts';
import { money } from '../money.ts';
import { toAttribute } from './cart.ts';

/** Of a hundred yen with tax: everything that is sold here has the full rate of ten percent. */
const TAX_OF_TOTAL = 10 / 110;

/** The types Order and OrderLineItem. Orders are neither edited, cancelled, refunded nor shipped here: test mode. */
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
    discountApplications: async (order, args, { database }) => {
      const application = await applicationOf(database, order);
      return listPage(application === null ? [] : [application], args, 'discountApplications');
    },
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
    shippingAddress: (order) => shippingAddress(order),
    shippingDiscountAllocations: () => [],
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

/** The tax that is in a price, in whole yen, as receipts round it. */
function taxIn(total: number): number {
  return Math.floor(total * TAX_OF_TOTAL);
}

/** What took something off an order. Of a discount that is not kept any more only the amount is known. */
async function applicationOf(
  database: Database,
  { discount, discountCode }: Order,
): Promise<DiscountCodeApplication | AutomaticDiscountApplication | null> {
  if (discountCode === null || discount === 0) return null;
  const [found] = await findDiscounts(database, [discountCode]);
  const shared = {
    allocationMethod: 'ACROSS',
    targetSelection: found?.excludesProducts ? 'ENTITLED' : 'ALL',
    targetType: 'LINE_ITEM',
    value:
      found?.kind === 'percentage'
        ? { __typename: 'PricingPercentageValue' as const, percentage: found.value }
        : money(found?.value ?? discount),
  } as const;
  return found?.automatic
    ? { ...shared, __typename: 'AutomaticDiscountApplication', title: found.title }
    : { ...shared, __typename: 'DiscountCodeApplication', applicable: true, code: discountCode };
}

function buyersAddress({ number, contact }: Order): MailingAddress {
  return cartMailingAddress({ ...PLACE, ...contact, id: idOf(number) });
}

/** Where the parcel goes: to the recipient of a gift, as the buyer wrote them. Of an e-gift nobody knows yet. */
function shippingAddress(order: Order): MailingAddress | null {
  if (isEGift(order.attributes)) return null;
  const recipient = giftRecipient(order.attributes, null);
  if (recipient === null) return buyersAddress(order);
  const { name, zip, address, phone, provinceCode } = recipient;
  return cartMailingAddress({
    ...PLACE,
    id: idOf(order.number),
    lastName: name,
    zip,
    address1: address,
    phone,
    provinceCode,
  });
}

const PLACE = {
  selected: false,
  oneTimeUse: true,
  firstName: null,
  lastName: null,
  company: null,
  phone: null,
  zip: null,
  provinceCode: null,
  city: null,
  address1: null,
  address2: null,
};

function idOf(number: number): string {
  return `${globalId('MailingAddress', number)}?model_name=Address`;
}
