import type { Cart, CartDeliveryAddress, Recipient } from '@shop/rules/cart/cart';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { Result } from '@shop/rules/result';
import { addYen, type Yen, yen } from '@shop/rules/yen';
import type { CartDetailFragment } from '../__generated__/cart/graphql';
import {
  type Answer,
  flag,
  globalId,
  having,
  integer,
  list,
  type MalformedAnswer,
  money,
  optional,
  readAnswer,
  text,
} from './answer';
import { readCartLine, type Warnings } from './to-cart-line';
import type { DiscountRefusals } from './to-discount-refusals';

const PROVINCE = /^JP-\d\d$/;

/** Converts the cart, with the platform's warnings on their lines (CART-12), and why codes do not apply (CART-06). */
export function toCart(
  wire: CartDetailFragment,
  warnings: Warnings = new Map(),
  refusals: DiscountRefusals = new Map(),
): Result<Cart, MalformedAnswer> {
  return readAnswer('cart', wire, (cart) => readCart(cart, warnings, refusals));
}

function readCart(cart: Answer<CartDetailFragment>, warnings: Warnings, refusals: DiscountRefusals): Cart {
  const cost = cart.at('cost');
  return {
    globalId: globalId(cart.at('id')),
    webUrl: text(cart.at('checkoutUrl')),
    subtotalPrice: readSubtotal(cart),
    totalPrice: money(cost.at('totalAmount')),
    checkoutChargeAmount: money(cost.at('checkoutChargeAmount')),
    discountAmount: readDiscount(cart),
    ...shippingDiscount(cart),
    ...discountNames(cart),
    ...giftCards(cart),
    discountCodes: list(cart.at('discountCodes'), (entry) => {
      const code = text(entry.at('code'));
      const applicable = flag(entry.at('applicable'));
      const refusal = applicable ? undefined : refusals.get(code);
      return { code, applicable, ...(refusal && { refusal }) };
    }),
    shippingPrice: null,
    lines: list(cart.at('lines').at('nodes'), (line) => readCartLine(line, warnings)),
    totalQuantity: integer(cart.at('totalQuantity')),
    attributes: list(cart.at('attributes'), (entry) => ({
      key: text(entry.at('key')),
      value: optional(entry.at('value'), text) ?? '',
    })),
    note: optional(cart.at('note'), text) ?? '',
    deliveryAddress: readDeliveryAddress(cart),
  };
}

/**
 * The sum of the goods before any discount. The platform's subtotal excludes cart discounts but includes line discounts. The lines'
 * own subtotals are therefore added up; for unread lines the platform's subtotal is used.
 */
function readSubtotal(cart: Answer<CartDetailFragment>): Yen {
  const lines = cart.at('lines').at('nodes');
  const before = addYen(...list(lines, (line) => money(line.at('cost').at('subtotalAmount'))));
  const after = addYen(...list(lines, (line) => money(line.at('cost').at('totalAmount'))));
  const unread = money(cart.at('cost').at('subtotalAmount')) - after;
  return unread > 0 ? addYen(before, yen(unread)) : before;
}

/** The discount allocations of the goods, on the lines and on the cart. */
function readDiscount(cart: Answer<CartDetailFragment>): Yen {
  const ofLines = list(cart.at('lines').at('nodes'), (line) => addYen(...readAllocations(line)));
  return addYen(...readAllocations(cart), ...ofLines);
}

/**
 * The discounts on the shipping fee, and their names; no property if there are none. One takes off nothing where the destination that the
 * platform knows costs none.
 */
function shippingDiscount(
  cart: Answer<CartDetailFragment>,
): Pick<Cart, 'shippingDiscount' | 'shippingDiscountNames'> {
  const amounts = readAllocations(cart, 'SHIPPING_LINE');
  if (amounts.length === 0) return {};
  const names = allocated(cart, 'SHIPPING_LINE');
  return { shippingDiscount: addYen(...amounts), shippingDiscountNames: [...new Set(names)] };
}

/** Unique names of the goods' discounts, on the cart and on the lines; no property if there are none. */
function discountNames(cart: Answer<CartDetailFragment>): Pick<Cart, 'discountNames'> {
  const ofLines = list(cart.at('lines').at('nodes'), (line) => allocated(line, 'LINE_ITEM')).flat();
  const all = new Set([...allocated(cart, 'LINE_ITEM'), ...ofLines]);
  return all.size === 0 ? {} : { discountNames: [...all] };
}

/** The code of each discount of this type, or its title if it has none. */
function allocated(holder: Allocated, type: 'LINE_ITEM' | 'SHIPPING_LINE'): string[] {
  return list(holder.at('discountAllocations'), (entry) => {
    if (text(entry.at('targetType')) !== type) return [];
    const [coded, titled] = [having(entry, 'code'), having(entry, 'title')];
    return coded !== null ? [text(coded.at('code'))] : titled !== null ? [text(titled.at('title'))] : [];
  }).flat();
}

/** No property if there are none. */
function giftCards(cart: Answer<CartDetailFragment>): Pick<Cart, 'giftCards'> {
  const cards = list(cart.at('appliedGiftCards'), (card) => ({
    lastCharacters: text(card.at('lastCharacters')),
    balance: money(card.at('balance')),
  }));
  return cards.length === 0 ? {} : { giftCards: cards };
}

type Allocated = Answer<{ discountAllocations: CartDetailFragment['discountAllocations'] }>;

function readAllocations(holder: Allocated, type: 'LINE_ITEM' | 'SHIPPING_LINE' = 'LINE_ITEM'): Yen[] {
  return list(holder.at('discountAllocations'), (entry) =>
    text(entry.at('targetType')) === type ? [money(entry.at('discountedAmount'))] : [],
  ).flat();
}

function readDeliveryAddress(cart: Answer<CartDetailFragment>): CartDeliveryAddress | null {
  const addresses = list(cart.at('delivery').at('addresses'), (entry) => ({
    globalId: globalId(entry.at('id')),
    province: readProvince(entry.at('address').at('provinceCode')),
    isSelected: flag(entry.at('selected')),
    recipient: readRecipient(entry.at('address')),
  }));
  const chosen = addresses.find(({ isSelected }) => isSelected) ?? addresses[0];
  if (chosen === undefined || chosen.province === null) return null;
  const { globalId: id, province, recipient } = chosen;
  return { globalId: id, province, ...(recipient !== null && { recipient }) };
}

type Address = CartDetailFragment['delivery']['addresses'][number]['address'];

/** Null for an address with only a prefecture. */
function readRecipient(address: Answer<Address>): Recipient | null {
  const part = (field: Exclude<keyof Address, '__typename'>) => optional(address.at(field), text) ?? '';
  const postalCode = parsePostalCode(part('zip'));
  const recipient = {
    name: part('lastName'),
    postalCode: postalCode.ok ? postalCode.value : '',
    city: part('city'),
    address: part('address1'),
    phone: part('phone'),
  };
  return Object.values(recipient).some((value) => value !== '') ? recipient : null;
}

/** The provider writes `JP-13`; an address abroad has no prefecture. */
function readProvince(code: Answer<string | null>): ProvinceCode | null {
  const province = optional(code, text);
  return province !== null && PROVINCE.test(province) ? (province as ProvinceCode) : null;
}
