import { isEGift } from '@shop/rules/cart/cart-attributes';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { globalId } from '../catalogue/global-id.ts';
import { giftRecipient } from '../checkout/gift-recipient.ts';
import type { Database } from '../db/open.ts';
import { findDiscountByName } from '../db/repositories/discounts.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import type { Order } from '../order/order.ts';
import type {
  AutomaticDiscountApplication,
  DiscountAllocation,
  DiscountCodeApplication,
  MailingAddress,
} from './__generated__/resolvers.ts';
import { pricingValue } from './cart-discount-allocation.ts';
import { cartMailingAddress } from './mailing-address.ts';
import { money } from './money.ts';

/** Tax share of a price with tax: all goods have the full rate of ten percent. */
const TAX_OF_TOTAL = 10 / 110;

/** The tax included in a price, in whole yen, rounded down as on receipts. */
export function taxIn(total: number): number {
  return Math.floor(total * TAX_OF_TOTAL);
}

/** The discount applied to an order's goods or to its shipping. Of a deleted discount only the amount is known. */
export async function applicationOf(
  database: Database,
  order: Order,
  targetType: 'LINE_ITEM' | 'SHIPPING_LINE' = 'LINE_ITEM',
): Promise<DiscountCodeApplication | AutomaticDiscountApplication | null> {
  const [code, amount] =
    targetType === 'LINE_ITEM'
      ? [order.discountCode, order.discount]
      : [order.shippingCode, order.shippingDiscount];
  if (code === null || amount === 0) return null;
  const found = await findDiscountByName(database, code);
  const shared = {
    allocationMethod: 'ACROSS',
    targetSelection: found?.excludesProducts ? 'ENTITLED' : 'ALL',
    targetType,
    value: found === undefined ? money(amount) : pricingValue(found),
  } as const;
  return found?.automatic
    ? { ...shared, __typename: 'AutomaticDiscountApplication', title: found.title }
    : { ...shared, __typename: 'DiscountCodeApplication', applicable: true, code };
}

/** The discounts applied to an order: on the goods, then on shipping. */
export async function applicationsOf(database: Database, order: Order) {
  const found = [await applicationOf(database, order), await applicationOf(database, order, 'SHIPPING_LINE')];
  return found.filter((application) => application !== null);
}

/** The discount on an order's shipping fee. */
export async function shippingAllocationsOf(database: Database, order: Order): Promise<DiscountAllocation[]> {
  const discountApplication = await applicationOf(database, order, 'SHIPPING_LINE');
  return discountApplication === null
    ? []
    : [{ allocatedAmount: money(order.shippingDiscount), discountApplication }];
}

/** The buyer's address as typed. */
export function buyersAddress({ number, contact }: Order): MailingAddress {
  return cartMailingAddress({ ...PLACE, ...contact, id: idOf(number) });
}

/** Destination of the parcel: the gift recipient as the buyer wrote it. Null for an e-gift, whose recipient is unknown. */
export function shippingAddress(
  order: Order,
  catalogue: Pick<Catalogue, 'documents'>,
): MailingAddress | null {
  if (isEGift(order.attributes)) return null;
  const recipient = giftRecipient(order.attributes, deliveryRules(catalogue).fees);
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
