/**
 * Dispatched on `window` with the ids of the favourites (`detail`) when this page changed them; with null when only the cookie
 * knows them.
 */
export const FAVORITES_EVENT = 'shop:favorites';

/**
 * Dispatched on `window` with a product's id as text (`detail`) when its favourite button is pressed, before the code that stores
 * it is loaded.
 */
export const FAVORITE_PRESS_EVENT = 'shop:favorite-press';

/** Channel on which tabs announce changes of favourites or viewed products. */
export const STORED_PRODUCTS_CHANNEL = 'shop:stored-products';

declare global {
  interface WindowEventMap {
    [FAVORITES_EVENT]: CustomEvent<readonly number[] | null>;
    [FAVORITE_PRESS_EVENT]: CustomEvent<string>;
  }
}
