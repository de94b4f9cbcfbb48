import { formatProductIds, isProductId, parseProductIds, withProductFirst } from './product-id-list';

/** Most favourites (FAV-01). */
export const FAVORITES_MAX = 100;

/** Ids of the favourite products, newest first, without repeats. */
export type Favorites = readonly number[];

/**
 * The favourites after a press on a product's heart: taken out when it is among them, else put first; the oldest falls off
 * where there would be more than 100 (FAV-01). What is no product's id changes nothing.
 */
export function toggleFavorite(favorites: Favorites, id: number): Favorites {
  if (!isProductId(id)) return favorites;
  return favorites.includes(id)
    ? favorites.filter((known) => known !== id)
    : withProductFirst(favorites, id, FAVORITES_MAX);
}

/**
 * The favourites with those of a shared list, which come first. All of one's own stay: of the others as many are taken, from the first, as there is
 * room for (LINK-03).
 */
export function mergeFavorites(own: Favorites, shared: Favorites): Favorites {
  const others = [...new Set(shared)].filter((id) => isProductId(id) && !own.includes(id));
  return [...others.slice(0, Math.max(0, FAVORITES_MAX - own.length)), ...own];
}

/** The favourites in the text of cookie `favorite_product_ids`; null for a malformed text (COOKIE-01). */
export function parseFavorites(text: string): Favorites | null {
  return parseProductIds(text, FAVORITES_MAX);
}

/** The cookie's text; '' for none. */
export function formatFavorites(favorites: Favorites): string {
  return formatProductIds(favorites);
}
