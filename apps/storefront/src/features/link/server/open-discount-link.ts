import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import {
  discountCodesToSend,
  isDeadDiscount,
  isSameDiscountCode,
  requestDiscount,
} from '@shop/rules/cart/discount';
import { cookieFor, nonEmptyCart } from '#features/cart/server/cart-of-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { discountCodeSchema, REFUSED_CODE } from '#foundation/routing/cart-link.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { type DiscountLinkResult, discountLinkPath } from '#foundation/routing/discount-link.ts';
import { shopPathSchema } from '#foundation/routing/shop-path.ts';
import type { LinkServices } from './link-services';
import { isLinkVisit } from './open-cart-link';

/**
 * `GET /discount/{code}?redirect=/path` (LINK-02): the code is stored, and applied to an existing cart. On success the shopper is
 * redirected to the path. Without a path, or if there is a message, a page shows the result.
 */
export async function openDiscountLink(
  request: Request,
  { locale, code: segment }: { readonly locale: Locale; readonly code: string },
  services: LinkServices,
): Promise<Response> {
  if (!isLinkVisit(request)) {
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  }
  const code = discountCodeSchema.parse(decodeSegment(segment));
  const to = shopPathSchema.parse(new URL(request.url).searchParams.get('redirect'));
  const page = (result: DiscountLinkResult) =>
    localePath(
      locale,
      discountLinkPath({ result, code: code ?? REFUSED_CODE, to: to ?? localePath(locale, '/') }),
    );
  if (code === null) return seeOther(page('refused'));
  const result = await resultOf(request, services, services.gateway(locale), code);
  if (result === 'refused') return seeOther(page(result));
  const isGood = result === 'applied' || result === 'noted';
  return seeOther(
    isGood && to !== null ? to : page(result),
    cookieFor(discountCodeCookie, code, services.shopUrl),
  );
}

async function resultOf(
  request: Request,
  services: LinkServices,
  gateway: CartGateway,
  code: string,
): Promise<DiscountLinkResult> {
  const held = await nonEmptyCart(request, gateway);
  if (held === null) return 'noted';
  if (held === 'unknown' || !(await services.mayChange(request))) return 'unknown';
  return apply(gateway, held, code);
}

async function apply(gateway: CartGateway, cart: Cart, code: string): Promise<DiscountLinkResult> {
  const discountCodes = discountCodesToSend(cart.discountCodes, requestDiscount({}, code, true));
  const changed = await gateway.changeDiscountCodes({ cartId: cart.globalId, discountCodes });
  if (!changed.ok) return 'unknown';
  const { cart: after, discountFailure } = changed.value;
  const held = after.discountCodes.find((one) => isSameDiscountCode(one.code, code));
  if (held?.applicable === true) return 'applied';
  if (discountFailure !== null || held === undefined) return 'refused';
  // Of a dead code no other cart would make anything: it has expired, or is used up.
  return held.refusal !== undefined && isDeadDiscount(held.refusal) ? 'refused' : 'unsuitable';
}
