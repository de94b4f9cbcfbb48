import { type Favorites, toggleFavorite } from './favorites';
import { type ViewedProducts, viewProduct } from './viewed-products';

/** A shopper's product history stored by the browser in two cookies. */
export interface StoredProducts {
  readonly favorites: Favorites;
  readonly viewed: ViewedProducts;
}

/**
 * A change request. It sets a favourite rather than toggling it: the state the shopper saw decides, whatever another tab changed
 * meanwhile (FAV-01).
 */
export type StoredProductChange =
  | { readonly kind: 'favorite'; readonly productId: number; readonly isRequested: boolean }
  | { readonly kind: 'view'; readonly productId: number };

/** The products of a new visitor: no favourites, none viewed. */
export const NO_STORED_PRODUCTS: StoredProducts = { favorites: [], viewed: [] };

/** The stored products after changes in order. A change to the current state has no effect. */
export function applyStoredProductChanges(
  stored: StoredProducts,
  changes: readonly StoredProductChange[],
): StoredProducts {
  return changes.reduce(applyStoredProductChange, stored);
}

function applyStoredProductChange(stored: StoredProducts, change: StoredProductChange): StoredProducts {
  const { productId } = change;
  if (change.kind === 'view') return { ...stored, viewed: viewProduct(stored.viewed, productId) };
  const isFavorite = stored.favorites.includes(productId);
  return isFavorite === change.isRequested
    ? stored
    : { ...stored, favorites: toggleFavorite(stored.favorites, productId) };
}
