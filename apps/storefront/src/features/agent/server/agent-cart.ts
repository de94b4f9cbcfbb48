import { DEFAULT_PROVINCE, prefectureOfRegion } from '@shop/rules/delivery/prefectures';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { ucpError, ucpErrorMessage } from '../contract/ucp';
import { changeLines, failureKind, removalCalls, sellableLines } from './agent-cart-lines';
import { cartNotFoundError, cartResponse } from './agent-cart-response';
import type { AgentInput } from './agent-inputs';
import { type AgentServices, agentLocale } from './agent-services';

/** Creates a cart on behalf of an agent's buyer (AGENT-03). */
export async function createCartForAgent({ cart: asked }: AgentInput<'createCart'>, services: AgentServices) {
  const locale = agentLocale(asked.context);
  if (asked.line_items.length === 0) {
    const content = 'No variant was requested: line_items is empty';
    return ucpError(services, ucpErrorMessage('missing', content, 'recoverable', '$.line_items'));
  }
  const { lines, names, messages } = await sellableLines(asked.line_items, locale, services);
  if (lines.length === 0) {
    const nothing = ucpErrorMessage(
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
  return cartResponse(made, {
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
  if (cartId === null) return cartNotFoundError(services);
  const gateway = services.gateway(locale);
  const region = context?.address_region;
  return cartResponse(await gateway.readCart({ cartId }), { locale, services, gateway, quote, region });
}

/** Replaces a cart's lines: requested lines are kept or added, all others are removed, also those that are not listed (CART-10). */
export async function updateCartForAgent(
  { id, cart: asked }: AgentInput<'updateCart'>,
  services: AgentServices,
) {
  const locale = agentLocale(asked.context);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return cartNotFoundError(services);
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  if (!read.ok) return cartResponse(read, { locale, services, gateway });
  const held = read.value.cart.lines;
  const { lines, names, messages } = await sellableLines(asked.line_items, locale, services);
  // None of the requested lines can be bought: treated as a mistake, not as a request for an empty cart.
  const isNothingSellable = lines.length === 0 && asked.line_items.length > 0;
  const changed = isNothingSellable ? null : await changeLines({ cartId, held, requested: lines }, gateway);
  const { outcome = read, shortages, call = 'read' } = changed ?? {};
  const region = asked.context?.address_region;
  return cartResponse(outcome, {
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
  if (cartId === null) return cartNotFoundError(services);
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  const held = read.ok ? read.value.cart.lines : [];
  // Nothing of it is changed but its end: a failed one leaves it whole.
  const before = await cartResponse(read, { locale, services, gateway, isEnd: true });
  for (const [done, step] of removalCalls(cartId, held, gateway).entries()) {
    const emptied = await step();
    if (!emptied.ok)
      return cartResponse(emptied, { locale, services, gateway, call: failureKind(emptied, done) });
  }
  return before;
}
