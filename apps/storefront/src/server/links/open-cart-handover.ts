import type { Cart } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { QUANTITY_OPTIONS_MAX } from '@shop/rules/product/quantity-options';
import { type CartLink, cartLinkPath, MOST_ITEMS } from '../../contracts/cart-link';
import { cartIdCookie } from '../../cookies/cart-id';
import { type Locale, localePath } from '../../i18n/locale';
import { cartCookies, creationFieldsOf } from '../cart/cart-of-cookies';
import { seeOther } from '../endpoints/see-other';
import { heldCart } from './held-cart';
import { isOpening } from './is-opening';
import type { LinkServices } from './link-services';

/**
 * `GET /cart/open/{id}` (AGENT-03): the shopper finds in the shop what an agent put into a cart: items, codes, and the requests for its delivery. It is a
 * new cart of theirs: who made the first one cannot read what they write into it. Who has something in the cart already is asked, as with
 * every link.
 */
export async function openCartHandover(
  request: Request,
  { locale, id }: { readonly locale: Locale; readonly id: string },
  services: LinkServices,
): Promise<Response> {
  const to = (path: string, ...cookies: string[]) => seeOther(localePath(locale, path), ...cookies);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null || !(await services.mayChange(request))) return to('/cart');
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  // The agent has another link, to the checkout, which says by itself that its cart has ended.
  if (!read.ok) return to('/cart');
  const { cart } = read.value;
  const link = linkOf(cart);
  if (link.items.length === 0) return to('/cart');
  if (!isOpening(request) || (await heldCart(request, gateway)) !== null)
    return to(cartLinkPath('ask', link));
  const copied = await copyCart(cart, gateway, creationFieldsOf(request));
  if (!copied.ok) return to(cartLinkPath('failed', link));
  const isShort = copied.value.cart.lines.some(({ warning }) => warning !== null);
  const path = isShort || copied.value.warnings.length > 0 ? cartLinkPath('part', link) : '/cart';
  return to(path, ...cartCookies(copied.value.cart, services.shopUrl));
}

/** What of a cart an address can carry. */
function linkOf({ lines, discountCodes }: Cart): CartLink {
  const items = lines.slice(0, MOST_ITEMS).map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.min(quantity, QUANTITY_OPTIONS_MAX),
  }));
  return { items, code: discountCodes[0]?.code ?? null };
}

/** A new cart with everything that one holds. */
async function copyCart(
  cart: Cart,
  gateway: CartGateway,
  fields: ReturnType<typeof creationFieldsOf>,
): Promise<CartOutcome> {
  const requests = cart.attributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.cartId);
  const visit = fields.attributes.filter(({ key }) => !requests.some((request) => request.key === key));
  const codes = cart.discountCodes.map(({ code }) => code);
  const made = await gateway.restoreCart({
    lines: cart.lines.map(({ merchandiseGlobalId, quantity }) => ({ merchandiseGlobalId, quantity })),
    attributes: [...requests, ...visit],
    discountCodes: codes.length > 0 ? codes : fields.discountCodes,
    province: cart.deliveryAddress?.province ?? fields.province,
  });
  if (!made.ok) return made;
  const { globalId: cartId, deliveryAddress } = made.value.cart;
  const recipient = cart.deliveryAddress?.recipient;
  const steps = [
    ...(cart.note === '' ? [] : [() => gateway.changeNote({ cartId, note: cart.note })]),
    ...(recipient === undefined || cart.deliveryAddress === null
      ? []
      : [
          () =>
            gateway.changeDestination({
              cartId,
              province: cart.deliveryAddress?.province ?? fields.province,
              addressId: deliveryAddress?.globalId ?? null,
              recipient,
            }),
        ]),
  ];
  for (const step of steps) {
    const outcome = await step();
    // A cart without its remarks would be another one: it is not given out.
    if (!outcome.ok) return outcome;
  }
  return made;
}
