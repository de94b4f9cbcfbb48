import type { Cart } from '@shop/rules/cart/cart';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import { CART_LINK_ITEMS_MAX, type CartLinkItem, itemsOfLines } from '@shop/rules/cart/cart-link';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import type { GlobalId } from '@shop/rules/global-id';
import { z } from 'zod';
import { cartCookies, creationFieldsOf, nonEmptyCart } from '#features/cart/server/cart-of-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { formLanguage, receiveFields } from '#foundation/endpoint/read-fields.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import {
  ENDED_HANDOVER_PATH,
  HANDOVER_REQUESTS,
  type HandoverRequest,
  handoverPagePath,
  listedSchema,
  shortItemsPath,
  toldSchema,
} from '#foundation/routing/cart-link.ts';
import { readToken, signToken } from '#foundation/tokens/signed-token.ts';
import type { LinkServices } from './link-services';
import { isLinkVisit } from './open-cart-link';
import { copyCart, type OfferedItems, type TakenCartLink, takeCartLink } from './take-cart-link';

const schema = z.object({
  handover: z.string().max(1_000),
  mode: z.enum(['add', 'replace']),
  listed: listedSchema,
  told: toldSchema,
  [LANGUAGE_FIELD]: formLanguage,
});

/** The form names each of a cart's 500 lines, some of them twice. */
const HANDOVER_MAX_BYTES = 32 * 1024;

/**
 * `POST /api/cart-handovers`: an agent's cart replaces the shopper's with all its content, or its items and codes are added, as
 * chosen on its page (AGENT-03). The items are those that the page listed: what is gone since is named. If the shopper's cart has ended meanwhile, they get the whole one.
 */
export async function receiveCartHandover(request: Request, services: LinkServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form', HANDOVER_MAX_BYTES);
  if (received instanceof Response) return received;
  const { handover, mode, language, listed, told } = received.value;
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
  const held = mode === 'add' ? await nonEmptyCart(request, gateway) : null;
  if (held === 'unknown') return failed();
  const offered = await readOfferedItems(cart, language, services, listed);
  if (offered instanceof Response) return failed();
  const taken =
    held === null
      ? await copyCart(cart, gateway, fields, { ...offered, told })
      : await takeCartLink(gateway, {
          ...offered,
          told,
          codes: cart.discountCodes.map(({ code }) => code),
          cartId: held.globalId,
          fields,
        });
  if (taken === 'unknown') return to(handoverPagePath(taken, handover));
  return taken === null
    ? failed()
    : to(resultPath(taken, handover), ...cartCookies(taken.cart, services.shopUrl));
}

/**
 * The items of an agent's cart with their current stock; a response while the platform is unreachable.
 * @param listed those of its page; the cart's own if there was no page
 */
async function readOfferedItems(
  cart: Cart,
  locale: Locale,
  { readVariants }: LinkServices,
  listed: readonly CartLinkItem[] = [],
): Promise<OfferedItems | Response> {
  const items = itemsOfLines(listed.length > 0 ? listed : cart.lines);
  const ids = items.map(({ variantId }) => variantId);
  const known = await withPlatform('the items of a cart', () => readVariants(ids, locale));
  return known instanceof Response ? known : { items, variants: known.value };
}

/** Where the shopper sees what became of the items: in the cart, or first a list of those that are short. */
function resultPath({ short }: TakenCartLink, token: string): string {
  if (short.length === 0) return '/cart';
  return short.length > CART_LINK_ITEMS_MAX ? handoverPagePath('part', token) : shortItemsPath(short);
}

/**
 * `GET /cart/open/{id}` (AGENT-03): opens an agent's cart in the shop with its items, codes and delivery requests. The shopper
 * gets a new cart, so that the first one's creator cannot read what they enter. With a non-empty cart a page asks first, as for
 * every link; a token identifies the agent's cart there.
 */
export async function openCartHandover(
  request: Request,
  { locale, id }: { readonly locale: Locale; readonly id: string },
  services: LinkServices,
): Promise<Response> {
  const to = (path: string, ...cookies: string[]) => seeOther(localePath(locale, path), ...cookies);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return to(ENDED_HANDOVER_PATH);
  const token = signHandover(cartId, { secret: services.secret, now: services.now() });
  const ask = () => to(handoverPagePath('ask', token));
  if (!isLinkVisit(request) || !(await services.mayChange(request))) return ask();
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  // The page itself reports that the platform is unreachable.
  if (!read.ok) return isCartGone(read.error.code) ? to(ENDED_HANDOVER_PATH) : ask();
  const { cart } = read.value;
  if (cart.lines.length === 0) return to(ENDED_HANDOVER_PATH);
  if ((await nonEmptyCart(request, gateway)) !== null) return ask();
  const offered = await readOfferedItems(cart, locale, services);
  if (offered instanceof Response) return ask();
  const copied = await copyCart(cart, gateway, creationFieldsOf(request), offered);
  if (copied === null) return to(handoverPagePath('failed', token));
  return to(resultPath(copied, token), ...cartCookies(copied.cart, services.shopUrl));
}

/** A cart's data besides items and codes: only the whole cart includes it (AGENT-03). */
export function handoverRequests(cart: Cart): HandoverRequest[] {
  const { deliveryDate, deliveryTime, eGift, gift, note } = preferencesOfCart(cart);
  const has: Record<HandoverRequest, boolean> = {
    gift: gift !== null,
    prefecture: gift === null && cart.deliveryAddress !== null,
    date: deliveryDate !== null,
    time: deliveryTime !== 'none',
    eGift,
    note: note !== '',
  };
  return HANDOVER_REQUESTS.filter((request) => has[request]);
}

const KIND = 'cart-handover';

/** Lifetime of the page's token. */
const LIFETIME_SECONDS = 60 * 60;

interface TokenTime {
  readonly secret: string;
  readonly now: Date;
}

/** Signs a token that identifies an agent's cart on the page that asks the shopper, for an hour (AGENT-03). */
export function signHandover(cartId: GlobalId, { secret, now }: TokenTime): string {
  const lastSecond = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return signToken(`${cartId}.${lastSecond}`, { secret, kind: KIND });
}

/** The cart of a token; null for a forged, damaged or expired one. */
export function readHandover(token: string, { secret, now }: TokenTime): GlobalId | null {
  const [id = '', lastSecond = '', ...rest] = (readToken(token, { secret, kind: KIND }) ?? '').split('.');
  if (rest.length > 0 || !(Number(lastSecond) * 1000 >= now.getTime())) return null;
  return cartIdCookie.parse(id);
}
