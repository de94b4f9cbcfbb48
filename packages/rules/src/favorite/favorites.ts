import { formatProductIds, isProductId, parseProductIds, withProductFirst } from './product-id-list';

/** Maximum number of favourites (FAV-01). */
export const FAVORITES_MAX = 100;

/** Most products in the address of a shared list: beyond, a server refuses the address. */
export const SHARED_FAVORITES_MAX = 1_000;

/** Longest text of a shared list that is read: the limit of a server for an address. */
const SHARED_MAX_LENGTH = 16_384;

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

/** The favourites of a shared list; `isCut`: it names more than `FAVORITES_MAX`, and the first ones are taken. Null for a malformed text (LINK-03). */
export function parseSharedFavorites(
  text: string,
): { readonly favorites: Favorites; readonly isCut: boolean } | null {
  const ids = parseProductIds(text, FAVORITES_MAX + 1, SHARED_MAX_LENGTH);
  return ids && { favorites: ids.slice(0, FAVORITES_MAX), isCut: ids.length > FAVORITES_MAX };
}

/** A shared list's canonical text: of a longer one, one id more, so that its page knows that it is cut (LINK-03). */
export function canonicalSharedFavorites(text: string): string | null {
  const ids = parseProductIds(text, FAVORITES_MAX + 1, SHARED_MAX_LENGTH);
  return ids && formatProductIds(ids);
}

/** The cookie's text; '' for none. */
export function formatFavorites(favorites: Favorites): string {
  return formatProductIds(favorites);
}
