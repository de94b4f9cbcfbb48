import { type Favorites, toggleFavorite } from './favorites';
import { type ViewedProducts, viewProduct } from './viewed-products';

/** What a browser keeps of a shopper's interest in products, in two cookies (§3). */
export interface KeptProducts {
  readonly favorites: Favorites;
  readonly viewed: ViewedProducts;
}

/**
 * A wish to change it. A favourite is wanted or not, rather than toggled: what the shopper saw decides, whatever another tab
 * did meanwhile (FAV-01).
 */
export type KeptChange =
  | { readonly kind: 'favorite'; readonly productId: number; readonly isWanted: boolean }
  | { readonly kind: 'view'; readonly productId: number };

export const NOTHING_KEPT: KeptProducts = { favorites: [], viewed: [] };

/** What is kept after some changes, in their order. A change that is so already changes nothing. */
export function applyKeptChanges(kept: KeptProducts, changes: readonly KeptChange[]): KeptProducts {
  return changes.reduce(applyKeptChange, kept);
}

function applyKeptChange(kept: KeptProducts, change: KeptChange): KeptProducts {
  const { productId } = change;
  if (change.kind === 'view') return { ...kept, viewed: viewProduct(kept.viewed, productId) };
  const isFavorite = kept.favorites.includes(productId);
  return isFavorite === change.isWanted
    ? kept
    : { ...kept, favorites: toggleFavorite(kept.favorites, productId) };
}
