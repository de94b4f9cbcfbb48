import { CART_LINES_READ, type Cart, isAllSoldOut } from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isFinal } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import { unreadQuantity } from '@shop/rules/cart/known-cart';
import { prefectureOfRegion } from '@shop/rules/delivery/prefectures';
import { type GlobalId, toGid } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { cartHandoverPath } from '#foundation/routing/cart-link.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';
import {
  UCP_CAPABILITIES,
  type UcpMessage,
  ucpEnvelope,
  ucpError,
  ucpErrorMessage,
  ucpInfo,
  ucpWarning,
} from '../contract/ucp';
import { cartLineName, type Shortages, shortageMessages, shortagesOf } from './agent-cart-lines';
import {
  agentDelivery,
  agentDestination,
  agentTotals,
  changeDelivery,
  recheckDelivery,
} from './agent-delivery';
import type { AgentInput } from './agent-inputs';
import { agentQuote, agentShippingDiscount, quoteChanges, yenText } from './agent-quote';
import type { AgentServices } from './agent-services';
import { ucpExtensions } from './ucp-profile';

interface AskedResponse {
  readonly locale: Locale;
  readonly services: AgentServices;
  readonly gateway: CartGateway;
  readonly messages?: readonly UcpMessage[];
  readonly delivery?: AgentInput<'createCart'>['cart']['delivery'];
  readonly quote?: AgentInput<'readCart'>['quote'];
  /** Whose outcome it is. @default read */
  readonly call?: keyof typeof FAILED;
  /** It is given up: its delivery is not rechecked. */
  readonly isEnd?: boolean;
  /** `address_region` of the call's context. */
  readonly region?: string | undefined;
  /** The variants that the cart is to have, with their names. */
  readonly requested?: ReadonlyMap<GlobalId, string>;
  /** Those of the steps before. */
  readonly shortages?: Shortages | undefined;
}

/** Why a failed call gives no cart. A retry of a change reads the cart first: what was carried out is not done twice. */
const FAILED = {
  read: 'The cart could not be read; try again',
  create: 'The cart could not be created; try again',
  /** Of a change whose first step was certainly not carried out. */
  unchanged: 'The cart is unchanged: the platform did not take the change; try again',
  change: 'The cart may have been changed, in whole or in part: read it before you try again',
} as const;

/**
 * The error about a failed call, with its reason (cart-errors.ts) where nothing was done and a retry alone does not help. After a change in
 * part the cart is to be read, whatever the reason.
 */
function failureOf({ code }: CartFailure, call: keyof typeof FAILED): UcpMessage {
  const isForever = call !== 'change' && isFinal(code);
  return ucpErrorMessage(
    'cart_unavailable',
    isForever ? `${FAILED[call].replace(/; try again$/, '')} (${code})` : FAILED[call],
    isForever ? 'unrecoverable' : 'recoverable',
  );
}

/** The response about a cart, after setting its delivery if requested, and rechecking it otherwise. */
export async function cartResponse(outcome: CartOutcome, asked: AskedResponse) {
  const { locale, services, gateway, messages = [], delivery, quote, region = '', call = 'read' } = asked;
  const { isEnd = false } = asked;
  if (!outcome.ok) {
    if (call !== 'create' && isCartGone(outcome.error.code)) return cartNotFoundError(services);
    return ucpError(services, ...messages, failureOf(outcome.error, call));
  }
  const { cart } = outcome.value;
  const changed = isEnd
    ? { cart, messages: [] }
    : delivery === undefined
      ? await recheckDelivery(cart, gateway, services)
      : await changeDelivery(cart, delivery, gateway, services);
  const shortages = new Map([
    ...(asked.shortages ?? []),
    ...shortagesOf(outcome.value.cart),
    ...shortagesOf(changed.cart),
  ]);
  const differences = quote === undefined ? [] : quoteChanges(quote, changed.cart, services.deliveryRules());
  const all = [
    ...differences,
    ...nothingLeft(changed.cart),
    ...messages,
    ...(delivery?.prefecture === undefined ? regionUnused(region, changed.cart, services) : []),
    ...changed.messages,
    ...shortageMessages(changed.cart, shortages, asked.requested ?? new Map()),
    ...unlisted(changed.cart),
    ...giftCards(changed.cart, services),
  ];
  const answer = await agentCart(changed.cart, locale, services);
  return {
    ...answer,
    // The buyer reviews the changes: the checkout does not show them.
    ...(differences.length > 0 && {
      ucp: { ...answer.ucp, status: 'error' },
      continue_url: handoverUrl(changed.cart, locale, services),
    }),
    ...(all.length > 0 && { messages: all }),
  };
}

/** A cart in the protocol's format. Amounts are the platform's; the fee is the shop's provisional one (SHIP-01). */
async function agentCart(cart: Cart, locale: Locale, services: AgentServices) {
  const { shopUrl, deliveryRules } = services;
  const { subtotal, coupon, shippingFee, isFeeUnknown, total } = agentTotals(cart, deliveryRules());
  const off = agentShippingDiscount(cart, deliveryRules());
  const isNothingLeft = isAllSoldOut(cart.lines);
  return {
    ucp: ucpEnvelope(
      services.ucpVersion,
      UCP_CAPABILITIES.cart,
      ucpExtensions().delivery,
      ucpExtensions().quote,
    ),
    id: cart.globalId,
    line_items: cart.lines.slice(0, CART_LINES_READ).map((line) => ({
      id: line.globalId,
      item: {
        id: toGid('ProductVariant', line.variantId),
        title: cartLineName(line),
        price: line.price,
        ...(line.imageUrl !== '' && { image_url: line.imageUrl }),
      },
      quantity: line.quantity,
      totals: [
        { type: 'subtotal', amount: line.totalPrice },
        { type: 'total', amount: line.totalPrice },
      ],
    })),
    currency: 'JPY',
    totals: [
      { type: 'subtotal', amount: subtotal },
      ...(coupon === null ? [] : [{ type: 'discount', amount: -coupon }]),
      ...(isFeeUnknown || isNothingLeft
        ? []
        : [
            {
              type: 'fulfillment',
              amount: shippingFee,
              ...(off && {
                display_text: `Shipping fee after the discount ${off.names.join(', ')} (-${yenText(off.amount)})`,
              }),
            },
          ]),
      { type: 'total', amount: total },
    ],
    delivery: await agentDelivery(cart, services),
    quote: agentQuote(cart, deliveryRules()),
    links: [
      { type: 'cart', url: handoverUrl(cart, locale, services) },
      ...(hasPolicy('refund-policy', locale)
        ? [{ type: 'refund_policy', url: `${shopUrl}${localePath(locale, POLICIES['refund-policy'])}` }]
        : []),
    ],
    // The shop's cart says what sold out; a checkout of nothing opens no order.
    continue_url: isNothingLeft ? handoverUrl(cart, locale, services) : cart.webUrl,
  };
}

/** The shop's URL that opens this cart as the buyer's own. */
function handoverUrl({ globalId }: Cart, locale: Locale, { shopUrl }: AgentServices): string {
  return `${shopUrl}${localePath(locale, cartHandoverPath(globalId))}`;
}

export function cartNotFoundError(services: AgentServices) {
  return ucpError(
    services,
    ucpErrorMessage('not_found', 'There is no such cart, or it has ended', 'unrecoverable'),
  );
}

/**
 * A warning that the fee is for another prefecture than the region in the context: it is none of Japan, or the cart had its prefecture
 * before. A context is a hint, which many agents repeat with each call: it replaces no choice. A gift's own address decides its fee.
 */
function regionUnused(region: string, cart: Cart, { deliveryRules }: AgentServices): UcpMessage[] {
  if (region === '' || preferencesOfCart(cart).gift !== null) return [];
  const { province } = agentDestination(cart, deliveryRules());
  const named = prefectureOfRegion(region);
  if (named?.province === province) return [];
  const [code, reason] =
    named === null
      ? ['prefecture_unknown', 'address_region is no prefecture of Japan']
      : ['prefecture_unchanged', `address_region names ${named.province}, and does not change a cart`];
  const content = `${reason}: the fee is for ${province} until delivery.prefecture is set`;
  return [ucpWarning(code, content, '$.delivery.prefecture')];
}

/** What gift cards pay of the total: it is the price, not what is left to pay (CART-09). */
function giftCards(cart: Cart, { deliveryRules }: AgentServices): UcpMessage[] {
  const { giftCards: paid = [], due = yen(0), isFeeUnknown } = agentTotals(cart, deliveryRules());
  if (paid.length === 0) return [];
  const cards = paid.map(({ card, amount }) => `${card.lastCharacters} ${yenText(yen(amount))}`).join(', ');
  const content = `Gift cards, by their last characters, pay of the total: ${cards}; ${yenText(due)} are left to pay${isFeeUnknown ? ', without the shipping fee' : ''}`;
  return [ucpInfo('gift_card_applied', content)];
}

/** Everything sold out: its sums of 0 yen are not what anything costs (CART-12). */
function nothingLeft({ lines }: Cart): UcpMessage[] {
  const content =
    'Everything in the cart is sold out: nothing can be bought, and no sum holds, until it is back';
  return isAllSoldOut(lines) ? [ucpErrorMessage('out_of_stock', content, 'recoverable', '$.line_items')] : [];
}

/** A warning about lines beyond those that are listed (CART-10). */
function unlisted({ lines, totalQuantity }: Cart): UcpMessage[] {
  const unread = unreadQuantity({ lines: lines.slice(0, CART_LINES_READ), totalQuantity });
  const content = `${unread} more pieces are in the cart and its totals: lines beyond the first ${CART_LINES_READ} are not listed`;
  return unread > 0 ? [ucpWarning('lines_not_listed', content, '$.line_items')] : [];
}
