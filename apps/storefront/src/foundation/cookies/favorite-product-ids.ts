import { type Favorites, formatFavorites, parseFavorites } from '@shop/rules/favorite/favorites';
import type { CookieCodec } from './browser-cookies';

/** `favorite_product_ids` (FAV-01): the favourites, newest first; absent without favourites. */
export const favoriteProductIdsCookie: CookieCodec<Favorites> = {
  name: 'favorite_product_ids',
  parse: parseFavorites,
  format: formatFavorites,
};
