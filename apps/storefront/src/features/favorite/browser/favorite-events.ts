/** Said on `window` with the ids of the favourites (`detail`) when they changed in this page; with null when only the cookie knows. */
export const FAVORITES_EVENT = 'shop:favorites';

/** Said on `window` with a product's id as text (`detail`) when its heart is pressed, before the code that keeps it is here. */
export const FAVORITE_PRESS_EVENT = 'shop:favorite-press';

/** Channel on which a tab tells the others that favourites or viewed products changed. */
export const STORED_PRODUCTS_CHANNEL = 'shop:stored-products';

declare global {
  interface WindowEventMap {
    [FAVORITES_EVENT]: CustomEvent<readonly number[] | null>;
    [FAVORITE_PRESS_EVENT]: CustomEvent<string>;
  }
}
