import { z } from 'zod';
import { cartCookies, cartIdOf, creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';
import { formLanguage, receiveFields } from '#foundation/endpoint/read-fields.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import {
  cartLinkItemsSchema,
  cartLinkPath,
  discountCodeSchema,
  shortItemsPath,
  toldSchema,
} from '#foundation/routing/cart-link.ts';
import type { LinkServices } from './link-services';
import { takeCartLink } from './take-cart-link';

const schema = z.object({
  items: cartLinkItemsSchema,
  code: discountCodeSchema,
  mode: z.enum(['add', 'replace']),
  told: toldSchema,
  [LANGUAGE_FIELD]: formLanguage,
});

/**
 * `POST /api/cart-links`: a link's items are added to the shopper's cart or replace it, as chosen on the link's page (LINK-01).
 * The replaced cart stays unchanged until the new one exists.
 */
export async function receiveCartLink(request: Request, services: LinkServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) return received;
  const { mode, language, told, ...link } = received.value;
  const failed = (state: 'failed' | 'unknown' = 'failed') =>
    seeOther(localePath(language, cartLinkPath(state, link)));
  if (!(await services.mayChange(request))) return failed();
  const ids = link.items.map(({ variantId }) => variantId);
  const known = await withPlatform('the variants of a link', () => services.readVariants(ids, language));
  if (known instanceof Response) return failed();
  const taken = await takeCartLink(services.gateway(language), {
    items: link.items,
    codes: link.code === null ? [] : [link.code],
    variants: known.value,
    told,
    cartId: mode === 'add' ? cartIdOf(request) : null,
    fields: creationFieldsOf(request),
  });
  if (taken === null) return failed();
  if (taken === 'unknown') return failed(taken);
  const path = taken.short.length === 0 ? '/cart' : shortItemsPath(taken.short);
  return seeOther(localePath(language, path), ...cartCookies(taken.cart, services.shopUrl));
}
