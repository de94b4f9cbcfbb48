import { cartCookies, creationFieldsOf, nonEmptyCart } from '#features/cart/server/cart-of-cookies.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import {
  type CartLink,
  cartLinkItemsSchema,
  cartLinkPath,
  codeOfLink,
  REFUSED_CODE,
  shortItemsPath,
} from '#foundation/routing/cart-link.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import type { LinkServices } from './link-services';
import { takeCartLink } from './take-cart-link';

/**
 * Whether a visitor opens the link, as opposed to a prefetch, an image or frame URL in another page, or a HEAD. Only then the
 * link takes effect (LINK-01).
 */
export function isLinkVisit({ method, headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return method === 'GET' && !/prefetch|preview/i.test(purpose) && destination === 'document';
}

/**
 * `GET /cart/{variant}:{quantity},…?discount=` (LINK-01): with an empty cart, the items are added. Otherwise, or if not everything
 * is available, a page asks first: a cart never changes silently.
 */
export async function openCartLink(
  request: Request,
  { locale, items }: { readonly locale: Locale; readonly items: string },
  services: LinkServices,
): Promise<Response> {
  const written = decodeSegment(items);
  const parsed = cartLinkItemsSchema.safeParse(written);
  // More than a cart can hold: the page is the shop's own 404.
  if (!parsed.success) return seeOther(localePath(locale, `/cart/link/ask/${encodeURIComponent(written)}`));
  const { searchParams } = new URL(request.url);
  const link: CartLink = {
    items: parsed.data,
    code: codeOfLink(searchParams.get('discount')),
  };
  const ask = () => seeOther(localePath(locale, cartLinkPath('ask', link)));
  // The page says that the code cannot be one.
  if (!isLinkVisit(request) || link.code === REFUSED_CODE) return ask();
  const gateway = services.gateway(locale);
  if ((await nonEmptyCart(request, gateway)) !== null) return ask();
  const ids = link.items.map(({ variantId }) => variantId);
  const known = await withPlatform('the variants of a link', () => services.readVariants(ids, locale));
  // The page itself reports that the platform is unreachable.
  if (known instanceof Response) return ask();
  const isAllThere = link.items.every(({ variantId, quantity }) =>
    known.value.some(({ id, quantity: stock }) => id === variantId && stock >= quantity),
  );
  if (!isAllThere || !(await services.mayChange(request))) return ask();
  const taken = await takeCartLink(gateway, {
    items: link.items,
    codes: link.code === null ? [] : [link.code],
    variants: known.value,
    cartId: null,
    fields: creationFieldsOf(request),
  });
  if (taken === null || taken === 'unknown')
    return seeOther(localePath(locale, cartLinkPath(taken ?? 'failed', link)));
  const path = taken.short.length === 0 ? '/cart' : shortItemsPath(taken.short);
  return seeOther(localePath(locale, path), ...cartCookies(taken.cart, services.shopUrl));
}
