import { CART_LINES_READ, type Cart, isAllSoldOut } from '@shop/rules/cart/cart';
import { type CheckoutReceipt, compareReceipts, type ReceiptChange } from '@shop/rules/cart/compare-receipts';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import type { LineName } from '@shop/rules/cart/known-cart';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { findPrefecture, PREFECTURES } from '@shop/rules/delivery/prefectures';
import { encodeGlobalId, numericId, toGid } from '@shop/rules/global-id';
import { parseJstDate } from '@shop/rules/jst-date';
import { formatYen, yen } from '@shop/rules/yen';
import { type UcpMessage, ucpErrorMessage } from '../contract/ucp';
import { agentDestination, agentTotals } from './agent-delivery';
import type { QuoteInput } from './agent-inputs';

/** The cart's current cost and destination: the agent shows it to its buyer and returns it with the hand-over (AGENT-04). */
export function agentQuote(cart: Cart, rules: DeliveryRules): QuoteInput {
  const { lines, sums, codes, province, deliveryDate } = heldQuote(cart, rules);
  const shippingDiscount = agentShippingDiscount(cart, rules);
  return {
    line_items: lines.map(({ merchandiseGlobalId, title, variantTitle, price, quantity }) => ({
      item: {
        id: toGid('ProductVariant', numericId(merchandiseGlobalId) ?? 0),
        title: nameOf({ title, variantTitle }),
        price,
      },
      quantity,
    })),
    discounts: codes.flatMap(({ code, applicable }) => (applicable ? [code] : [])),
    discount: sums.coupon,
    fulfillment: hasFee(cart, rules) ? sums.shippingFee : null,
    ...(shippingDiscount && {
      fulfillment_discount: { names: [...shippingDiscount.names], amount: shippingDiscount.amount },
    }),
    total: sums.total,
    prefecture: province,
    date: deliveryDate === 'none' ? null : deliveryDate,
  };
}

/**
 * All differences between a cart and its quote, one message each with the field concerned; empty if the buyer gets what was quoted.
 */
export function quoteChanges(quoted: QuoteInput, cart: Cart, rules: DeliveryRules): UcpMessage[] {
  const held = heldQuote(cart, rules);
  const now = hasFee(cart, rules) ? held.sums.shippingFee : null;
  const fees = { from: feeText(quoted.fulfillment), to: feeText(now) };
  return compareReceipts(receiptOf(quoted), held).map((change) =>
    ucpErrorMessage('quote_changed', contentOf(change, fees), 'requires_buyer_review', pathOf(change, held)),
  );
}

/** A store that names no fees has none to quote, and neither has a cart of which everything sold out. */
function hasFee({ lines }: Cart, { fees }: DeliveryRules): boolean {
  return fees !== undefined && !isAllSoldOut(lines);
}

function heldQuote(cart: Cart, rules: DeliveryRules) {
  const { coupon, shippingFee, total } = agentTotals(cart, rules);
  const { deliveryDate, eGift } = preferencesOfCart(cart);
  return {
    lines: cart.lines.map(({ merchandiseGlobalId, title, variantTitle, price, quantity }) => ({
      merchandiseGlobalId,
      title,
      variantTitle,
      price,
      quantity,
    })),
    sums: { coupon: coupon ?? yen(0), shippingFee, total },
    codes: cart.discountCodes,
    province: agentDestination(cart, rules).province,
    deliveryDate: (eGift ? null : deliveryDate) ?? 'none',
  } as const satisfies CheckoutReceipt;
}

/** The discount on shipping that a cart's fee contains, named by codes or titles (CART-09); undefined without one. */
export function agentShippingDiscount(cart: Cart, rules: DeliveryRules) {
  const { shippingDiscount: amount } = agentTotals(cart, rules);
  return amount && { names: cart.shippingDiscountNames ?? [], amount };
}

function receiptOf({ line_items, discounts, discount, fulfillment, total, prefecture, date }: QuoteInput) {
  const day = date === null ? null : parseJstDate(date);
  return {
    lines: line_items.flatMap(({ item: { id, title = id, price }, quantity }) => {
      const merchandise = encodeGlobalId(id);
      return merchandise.ok
        ? [{ merchandiseGlobalId: merchandise.value, title, variantTitle: '', price: yen(price), quantity }]
        : [];
    }),
    sums: { coupon: yen(discount), shippingFee: yen(fulfillment ?? 0), total: yen(total) },
    codes: discounts.map((code) => ({ code, applicable: true })),
    province: findPrefecture(prefecture)?.province ?? null,
    deliveryDate: day === null ? 'none' : day.ok ? day.value : null,
  } as const satisfies CheckoutReceipt;
}

/** @param fees as texts: one may be unknown */
function contentOf(change: ReceiptChange, fees: { readonly from: string; readonly to: string }): string {
  switch (change.kind) {
    case 'lineGone':
      return `${nameOf(change)} is not in the cart any more`;
    case 'lineNew':
      return `${nameOf(change)} has come into the cart: ${change.to}`;
    case 'quantity':
      return `${nameOf(change)}: ${change.from} were quoted, ${change.to} are in the cart`;
    case 'price':
      return `One piece of ${nameOf(change)} was quoted at ${yenText(change.from)} and costs ${yenText(change.to)} now`;
    case 'codeGone':
      return `The discount code ${change.code} does not apply any more${change.refusal === undefined ? '' : ` (${change.refusal.kind})`}`;
    case 'province':
      return `It was quoted to ${prefectureText(change.from)} and goes to ${prefectureText(change.to)} now`;
    case 'deliveryDate':
      return `It was quoted for ${dayText(change.from)}; the cart has ${dayText(change.to)} now`;
    case 'discountGone':
      return `The discount "${change.title}" does not apply any more`;
    case 'deliveryTime':
    case 'eGift':
    case 'gift':
    case 'note':
      return 'The cart holds another choice for the delivery now';
    case 'coupon':
      return `The discount was quoted as ${yenText(change.from)} and is ${yenText(change.to)} now`;
    case 'shippingFee':
      return `The shipping fee was quoted as ${fees.from} and is ${fees.to} now`;
    case 'total':
    case 'due':
      return `The ${change.kind === 'due' ? 'amount left to pay' : 'total'} was quoted as ${yenText(change.from)} and is ${yenText(change.to)} now`;
  }
}

const PATHS = {
  codeGone: '$.quote.discounts',
  discountGone: '$.quote.discounts',
  province: '$.delivery.prefecture',
  deliveryDate: '$.delivery.date',
  deliveryTime: '$.delivery.time',
  eGift: '$.delivery.e_gift',
  gift: '$.delivery.gift',
  note: '$.delivery.note',
  coupon: '$.quote.discount',
  shippingFee: '$.quote.fulfillment',
  total: '$.quote.total',
  due: '$.quote.total',
} as const;

/** The JSONPath of the current value in the response. */
function pathOf(change: ReceiptChange, { lines }: CheckoutReceipt): string {
  if (!('merchandiseGlobalId' in change)) return PATHS[change.kind];
  const place = lines.findIndex((line) => line.merchandiseGlobalId === change.merchandiseGlobalId);
  return place < 0 || place >= CART_LINES_READ ? '$.line_items' : `$.line_items[${place}]`;
}

function nameOf({ title, variantTitle }: LineName): string {
  return [title, variantTitle].filter(Boolean).join(' ');
}

/** e.g. `1,200 yen`. @param amount whole yen */
export const yenText = (amount: number) => `${formatYen(yen(amount))} yen`;
const feeText = (fee: number | null) => (fee === null ? 'unknown' : yenText(fee));
const dayText = (date: string) => (date === 'none' ? 'no day' : date);
const prefectureText = (code: string) =>
  PREFECTURES.find(({ province }) => province === code)?.provinceEn ?? code;
