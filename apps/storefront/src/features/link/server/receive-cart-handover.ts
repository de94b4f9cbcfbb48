import { isCartGone } from '@shop/rules/cart/cart-errors';
import { z } from 'zod';
import { cartCookies, creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { asked } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { LOCALES, localePath } from '#foundation/i18n/locale.ts';
import { ENDED_HANDOVER_PATH, handoverPagePath } from '#foundation/routing/cart-link.ts';
import { copyCart } from './copy-cart';
import { readHandover } from './handover-token';
import { heldCart } from './held-cart';
import { isShort } from './is-short';
import type { LinkServices } from './link-services';
import { type TakenCartLink, takeCartLink } from './take-cart-link';

const schema = z.object({
  handover: z.string().max(1_000),
  mode: z.enum(['add', 'replace']),
  [LANGUAGE_FIELD]: z.enum(LOCALES).catch('ja'),
});

/**
 * `POST /api/cart-handovers`: a cart that an agent made takes the place of the shopper's, with all that it holds, or its items and codes are added,
 * as they chose on its page (AGENT-03). A shopper whose cart has ended meanwhile has nothing to add to: they get the whole.
 */
export async function receiveCartHandover(request: Request, services: LinkServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) return received;
  const { handover, mode, language } = received.value;
  const to = (path: string, ...cookies: string[]) => seeOther(localePath(language, path), ...cookies);
  const failed = () => to(handoverPagePath('failed', handover));
  const cartId = readHandover(handover, { secret: services.secret, now: services.now() });
  if (cartId === null) return to(ENDED_HANDOVER_PATH);
  if (!(await services.mayChange(request))) return failed();
  const gateway = services.gateway(language);
  const read = await gateway.readCart({ cartId });
  if (!read.ok) return isCartGone(read.error.code) ? to(ENDED_HANDOVER_PATH) : failed();
  const { cart } = read.value;
  if (cart.lines.length === 0) return to(ENDED_HANDOVER_PATH);
  const fields = creationFieldsOf(request);
  const held = mode === 'add' ? await heldCart(request, gateway) : null;
  if (held === 'unknown') return failed();
  let taken: TakenCartLink | null;
  if (held === null) {
    const copied = await copyCart(cart, gateway, fields);
    taken = copied.ok ? { cart: copied.value.cart, isWhole: !isShort(copied.value) } : null;
  } else {
    const ids = cart.lines.map(({ variantId }) => variantId);
    const known = await asked('the variants of a cart', () => services.readVariants(ids, language));
    if (known instanceof Response) return failed();
    taken = await takeCartLink(gateway, {
      items: cart.lines,
      codes: cart.discountCodes.map(({ code }) => code),
      variants: known.value,
      cartId: held.globalId,
      fields,
    });
  }
  if (taken === null) return failed();
  const path = taken.isWhole ? '/cart' : handoverPagePath('part', handover);
  return to(path, ...cartCookies(taken.cart, services.shopUrl));
}
