import { formatProductIds, isProductId, parseProductIds, withProductFirst } from './product-id-list';

/** Maximum number of favourites (FAV-01). */
export const FAVORITES_MAX = 100;

/** Ids of the favourite products, newest first, unique. */
export type Favorites = readonly number[];

/**
 * Toggles a product in the favourites: removed if present, else put first. The oldest is dropped beyond 100 (FAV-01). An invalid
 * product id changes nothing.
 */
export function toggleFavorite(favorites: Favorites, id: number): Favorites {
  if (!isProductId(id)) return favorites;
  return favorites.includes(id)
    ? favorites.filter((known) => known !== id)
    : withProductFirst(favorites, id, FAVORITES_MAX);
}

/**
 * Merges the favourites with those of a shared list, which come first. All own favourites stay; of the others only the first ones
 * that fit are included (LINK-03).
 */
export function mergeFavorites(own: Favorites, shared: Favorites): Favorites {
  const others = [...new Set(shared)].filter((id) => isProductId(id) && !own.includes(id));
  return [...others.slice(0, Math.max(0, FAVORITES_MAX - own.length)), ...own];
}

/** Parses the favourites of cookie `favorite_product_ids`; null for a malformed text (COOKIE-01). */
export function parseFavorites(text: string): Favorites | null {
  return parseProductIds(text, FAVORITES_MAX);
}

/** The cookie's text; '' for none. */
export function formatFavorites(favorites: Favorites): string {
  return formatProductIds(favorites);
}
