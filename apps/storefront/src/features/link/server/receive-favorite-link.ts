import { mergeFavorites, parseFavorites } from '@shop/rules/favorite/favorites';
import { z } from 'zod';
import { cookieFor, cookieOf } from '#features/cart/server/cart-of-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { formLanguage, receiveFields } from '#foundation/endpoint/read-fields.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import type { LinkServices } from './link-services';

const schema = z.object({
  items: z
    .string()
    .max(1_700)
    .transform((text, context) => {
      const favorites = parseFavorites(text);
      if (favorites !== null) return favorites;
      context.addIssue('must be numbers of products with dots between');
      return z.NEVER;
    }),
  [LANGUAGE_FIELD]: formLanguage,
});

/** `POST /api/favorite-links`: a shared list is merged into the shopper's own favourites, which all stay (LINK-03). */
export async function receiveFavoriteLink(
  request: Request,
  { shopUrl }: Pick<LinkServices, 'shopUrl'>,
): Promise<Response> {
  const received = await receiveFields(request, { shopUrl }, schema, 'form');
  if (received instanceof Response) return received;
  const { items, language } = received.value;
  const favorites = mergeFavorites(cookieOf(request, favoriteProductIdsCookie) ?? [], items);
  return seeOther(localePath(language, '/favorite'), cookieFor(favoriteProductIdsCookie, favorites, shopUrl));
}
