import { type Favorites, toggleFavorite } from './favorites';
import { type ViewedProducts, viewProduct } from './viewed-products';

/** What a browser keeps of a shopper's interest in products, in two cookies. */
export interface StoredProducts {
  readonly favorites: Favorites;
  readonly viewed: ViewedProducts;
}

/**
 * A request to change it. A favourite is wanted or not, rather than toggled: what the shopper saw decides, whatever another tab
 * did meanwhile (FAV-01).
 */
export type StoredProductChange =
  | { readonly kind: 'favorite'; readonly productId: number; readonly isRequested: boolean }
  | { readonly kind: 'view'; readonly productId: number };

export const NO_STORED_PRODUCTS: StoredProducts = { favorites: [], viewed: [] };

/** What is kept after some changes, in their order. A change that is so already changes nothing. */
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
