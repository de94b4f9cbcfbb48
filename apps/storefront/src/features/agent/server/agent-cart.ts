import {
  CART_LINES_READ,
  type Cart,
  type CartLine,
  isAllSoldOut,
  LINES_OF_A_CALL,
  type LineToAdd,
  type LineWarning,
} from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isFinal, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import { unreadQuantity } from '@shop/rules/cart/known-cart';
import { DEFAULT_PROVINCE, prefectureOfRegion } from '@shop/rules/delivery/prefectures';
import { type GlobalId, numericId, parseGlobalId, toGid } from '@shop/rules/global-id';
import { QUANTITY_OPTIONS_MAX } from '@shop/rules/product/product-choice';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { yen } from '@shop/rules/yen';
import { hasPolicy } from '#foundation/brand/shop-brand.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { cartHandoverPath } from '#foundation/routing/cart-link.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';
import {
  UCP_CAPABILITIES,
  type UcpMessage,
  ucpEnvelope,
  ucpError,
  ucpInfo,
  ucpWarning,
} from '../contract/ucp';
import {
  agentDelivery,
  agentDestination,
  agentTotals,
  changeDelivery,
  recheckDelivery,
} from './agent-delivery';
import type { AgentInput } from './agent-inputs';
import { agentQuote, agentShippingDiscount, quoteChanges, yenText } from './agent-quote';
import { type AgentServices, agentLocale } from './agent-services';
import { ucpExtensions } from './ucp-profile';

type LineInputs = AgentInput<'createCart'>['cart']['line_items'];

/** Creates a cart on behalf of an agent's buyer (AGENT-03). */
export async function createCartForAgent({ cart: asked }: AgentInput<'createCart'>, services: AgentServices) {
  const locale = agentLocale(asked.context);
  if (asked.line_items.length === 0) {
    const content = 'No variant was requested: line_items is empty';
    return ucpError(services, error('missing', content, 'recoverable', '$.line_items'));
  }
  const { lines, names, messages } = await sellable(asked.line_items, locale, services);
  if (lines.length === 0) {
    const nothing = error(
      'out_of_stock',
      'None of the requested variants can be bought now',
      'unrecoverable',
    );
    return ucpError(services, ...messages, nothing);
  }
  const gateway = services.gateway(locale);
  const region = asked.context?.address_region ?? '';
  const made = await gateway.restoreCart({
    lines,
    discountCodes: [],
    attributes: [],
    province: prefectureOfRegion(region)?.province ?? DEFAULT_PROVINCE,
  });
  return finish(made, {
    call: 'create',
    locale,
    services,
    gateway,
    messages,
    delivery: asked.delivery,
    region,
    requested: names,
  });
}

/** A cart by its id; with a quote it is the hand-over, which stops if the cart differs from the quote (AGENT-04). */
export async function readCartForAgent(
  { id, context, quote }: AgentInput<'readCart'>,
  services: AgentServices,
) {
  const locale = agentLocale(context);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return notFound(services);
  const gateway = services.gateway(locale);
  const region = context?.address_region;
  return finish(await gateway.readCart({ cartId }), { locale, services, gateway, quote, region });
}

/** Replaces a cart's lines: requested lines are kept or added, all others are removed, also those that are not listed (CART-10). */
export async function updateCartForAgent(
  { id, cart: asked }: AgentInput<'updateCart'>,
  services: AgentServices,
) {
  const locale = agentLocale(asked.context);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return notFound(services);
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  if (!read.ok) return finish(read, { locale, services, gateway });
  const held = read.value.cart.lines;
  const { lines, names, messages } = await sellable(asked.line_items, locale, services);
  // None of the requested lines can be bought: treated as a mistake, not as a request for an empty cart.
  const isNothingSellable = lines.length === 0 && asked.line_items.length > 0;
  const changed = isNothingSellable ? null : await withLines({ cartId, held, requested: lines }, gateway);
  const { outcome = read, shortages, call = 'read' } = changed ?? {};
  const region = asked.context?.address_region;
  return finish(outcome, {
    call,
    locale,
    services,
    gateway,
    messages,
    delivery: asked.delivery,
    region,
    requested: names,
    shortages,
  });
}

/** Cancels a cart by emptying it, since the platform's carts expire by themselves. Returns its previous state. */
export async function cancelCartForAgent({ id, context }: AgentInput<'cancelCart'>, services: AgentServices) {
  const locale = agentLocale(context);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return notFound(services);
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  const held = read.ok ? read.value.cart.lines : [];
  // Nothing of it is changed but its end: a failed one leaves it whole.
  const before = await finish(read, { locale, services, gateway, isEnd: true });
  for (const [done, step] of removals(cartId, held, gateway).entries()) {
    const emptied = await step();
    if (!emptied.ok) return finish(emptied, { locale, services, gateway, call: callOf(emptied, done) });
  }
  return before;
}

/** The variants that exist and can be bought, each once, with their names, and messages about the others, by name (CART-12). */
async function sellable(inputs: LineInputs, locale: Locale, { readVariants }: AgentServices) {
  const requested = new Map<number, number>();
  const reduced: { readonly id: number; readonly place: number }[] = [];
  const messages: UcpMessage[] = [];
  for (const [place, { item, quantity }] of inputs.entries()) {
    const id = variantNumber(item.id);
    if (id === null) messages.push(lineError(place, 'not_found', 'There is no such variant'));
    else {
      const total = (requested.get(id) ?? 0) + quantity;
      if (total > QUANTITY_OPTIONS_MAX) reduced.push({ id, place });
      requested.set(id, Math.min(total, QUANTITY_OPTIONS_MAX));
    }
  }
  const known = requested.size === 0 ? [] : await readVariants([...requested.keys()], locale);
  const lines: LineToAdd[] = [];
  const names = new Map<GlobalId, string>();
  for (const [id, quantity] of requested) {
    const place = inputs.findIndex(({ item }) => variantNumber(item.id) === id);
    const variant = known.find((one) => one.id === id);
    if (variant === undefined) {
      messages.push(lineError(place, 'not_found', 'There is no such variant'));
      continue;
    }
    const name = nameOfLine({ title: variant.productTitle, variantTitle: variant.title });
    if (isSoldOut(variant.quantity)) {
      messages.push(lineError(place, 'out_of_stock', `${name} is sold out`));
      continue;
    }
    lines.push({ merchandiseGlobalId: variant.globalId, quantity });
    names.set(variant.globalId, name);
    const limit = `A line has ${QUANTITY_OPTIONS_MAX} pieces at most: so has ${name}`;
    for (const one of reduced.filter((more) => more.id === id))
      messages.push(ucpWarning('quantity_reduced', limit, `$.line_items[${one.place}]`));
  }
  return { lines, names, messages };
}

function variantNumber(id: string): number | null {
  const parts = parseGlobalId(/^\d{1,16}$/.test(id) ? toGid('ProductVariant', Number(id)) : id);
  return parts.ok && parts.value.type === 'ProductVariant' ? numericId(parts.value.plain) : null;
}

/** The calls that remove lines of a cart: each takes a part of them. */
function removals(cartId: GlobalId, lines: readonly CartLine[], gateway: CartGateway) {
  const lineIds = lines.map(({ globalId }) => globalId);
  return Array.from(
    { length: Math.ceil(lineIds.length / LINES_OF_A_CALL) },
    (_, part) => () =>
      gateway.removeLines({
        cartId,
        lineIds: lineIds.slice(part * LINES_OF_A_CALL, (part + 1) * LINES_OF_A_CALL),
      }),
  );
}

interface LineChange {
  readonly cartId: GlobalId;
  /** All lines of the cart. */
  readonly held: readonly CartLine[];
  readonly requested: readonly LineToAdd[];
}

/**
 * Changes a cart's lines to these; null if they are equal already. Lines are added before others are removed. The stock
 * warnings are those of every step: the next step's response does not repeat them (CART-12).
 */
async function withLines(
  { cartId, held, requested }: LineChange,
  gateway: CartGateway,
): Promise<{
  readonly outcome: CartOutcome;
  readonly shortages: Shortages;
  readonly call: 'change' | 'unchanged';
} | null> {
  const added = requested.filter((one) => !held.some((line) => isSameMerchandise(line, one)));
  const shares = sharesOf(held, requested);
  const gone = shares.flatMap(({ line, quantity }) => (quantity === 0 ? [line] : []));
  const changed = shares.flatMap(({ line, quantity }) =>
    quantity === 0 || quantity === line.quantity ? [] : [{ lineId: line.globalId, quantity }],
  );
  const steps = [
    ...(added.length === 0 ? [] : [() => gateway.addLines({ cartId, lines: added })]),
    ...(changed.length === 0 ? [] : [() => gateway.updateLines({ cartId, lines: changed })]),
    ...removals(cartId, gone, gateway),
  ];
  let outcome: CartOutcome | null = null;
  let shortages: Shortages = new Map();
  let done = 0;
  for (const step of steps) {
    outcome = await step();
    if (!outcome.ok) break;
    done += 1;
    shortages = new Map([...shortages, ...shortagesOf(outcome.value.cart)]);
  }
  return outcome && { outcome, shortages, call: callOf(outcome, done) };
}

/**
 * The requested quantity of each held line. A variant on several lines, such as with another client's attributes, is on them together as often as
 * requested: earlier lines keep theirs, the last one has the rest.
 */
function sharesOf(held: readonly CartLine[], requested: readonly LineToAdd[]) {
  const left = new Map(
    requested.map(({ merchandiseGlobalId, quantity }) => [merchandiseGlobalId, quantity] as const),
  );
  const lastOf = new Map(held.map((line) => [line.merchandiseGlobalId, line] as const));
  return held.map((line) => {
    const open = left.get(line.merchandiseGlobalId) ?? 0;
    const isLast = lastOf.get(line.merchandiseGlobalId) === line;
    const quantity = isLast ? open : Math.min(line.quantity, open);
    left.set(line.merchandiseGlobalId, open - quantity);
    return { line, quantity };
  });
}

function isSameMerchandise(
  one: Pick<LineToAdd, 'merchandiseGlobalId'>,
  other: Pick<LineToAdd, 'merchandiseGlobalId'>,
): boolean {
  return one.merchandiseGlobalId === other.merchandiseGlobalId;
}

/** The stock warnings of a call by their merchandise. */
type Shortages = ReadonlyMap<GlobalId, LineWarning>;

function shortagesOf({ lines }: Cart): Shortages {
  return new Map(
    lines.flatMap(({ merchandiseGlobalId, warning }) =>
      warning === null ? [] : [[merchandiseGlobalId, warning] as const],
    ),
  );
}

/** What there was not enough of, by name and line; a variant that sold out meanwhile has no line (CART-12). */
function shortageMessages(
  { lines }: Cart,
  shortages: Shortages,
  requested: ReadonlyMap<GlobalId, string>,
): UcpMessage[] {
  const short = lines.flatMap(({ merchandiseGlobalId, quantity, ...line }, place): UcpMessage[] => {
    const warning = shortages.get(merchandiseGlobalId);
    if (warning === undefined) return [];
    const isGone = warning === 'outOfStock' || quantity === 0;
    const code = isGone ? 'out_of_stock' : 'quantity_reduced';
    const content = isGone
      ? `${nameOfLine(line)} is sold out`
      : `There is not enough stock of ${nameOfLine(line)}; its quantity in the cart is what can be had: ${quantity}`;
    // Lines beyond the first ones are not listed.
    const path = place < CART_LINES_READ ? `$.line_items[${place}]` : '$.line_items';
    return [ucpWarning(code, content, path)];
  });
  const gone = [...requested].filter(
    ([id]) => !lines.some(({ merchandiseGlobalId }) => merchandiseGlobalId === id),
  );
  return [
    ...short,
    ...gone.map(([, name]) =>
      ucpWarning('out_of_stock', `${name} is sold out: it is not in the cart`, '$.line_items'),
    ),
  ];
}

function nameOfLine({ title, variantTitle }: Pick<CartLine, 'title' | 'variantTitle'>): string {
  return variantTitle === '' ? title : `${title} ${variantTitle}`;
}

interface Finish {
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
  return error(
    'cart_unavailable',
    isForever ? `${FAILED[call].replace(/; try again$/, '')} (${code})` : FAILED[call],
    isForever ? 'unrecoverable' : 'recoverable',
  );
}

/** How a failed step of a change is told. @param done steps that were carried out before it */
function callOf(outcome: CartOutcome, done: number): 'change' | 'unchanged' {
  return outcome.ok || done > 0 || isUncertain(outcome.error.code) ? 'change' : 'unchanged';
}

/** The response about a cart, after setting its delivery if requested, and rechecking it otherwise. */
async function finish(outcome: CartOutcome, asked: Finish) {
  const { locale, services, gateway, messages = [], delivery, quote, region = '', call = 'read' } = asked;
  const { isEnd = false } = asked;
  if (!outcome.ok) {
    if (call !== 'create' && isCartGone(outcome.error.code)) return notFound(services);
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
        title: nameOfLine(line),
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

function notFound(services: AgentServices) {
  return ucpError(services, error('not_found', 'There is no such cart, or it has ended', 'unrecoverable'));
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
  return isAllSoldOut(lines) ? [error('out_of_stock', content, 'recoverable', '$.line_items')] : [];
}

/** A warning about lines beyond those that are listed (CART-10). */
function unlisted({ lines, totalQuantity }: Cart): UcpMessage[] {
  const unread = unreadQuantity({ lines: lines.slice(0, CART_LINES_READ), totalQuantity });
  const content = `${unread} more pieces are in the cart and its totals: lines beyond the first ${CART_LINES_READ} are not listed`;
  return unread > 0 ? [ucpWarning('lines_not_listed', content, '$.line_items')] : [];
}

function error(
  code: string,
  content: string,
  severity: 'recoverable' | 'unrecoverable',
  path?: string,
): UcpMessage {
  return { type: 'error', code, content, severity, ...(path !== undefined && { path }) };
}

function lineError(place: number, code: string, content: string): UcpMessage {
  return error(code, content, 'recoverable', `$.line_items[${place}]`);
}
