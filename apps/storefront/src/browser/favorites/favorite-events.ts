/** Said on `window` with the ids of the favourites (`detail`) when they changed in this page; with null when only the cookie knows. */
export const FAVORITES_EVENT = 'shop:favorites';

/** Said on `window` with a product's id as text (`detail`) when its heart is pressed, before the code that keeps it is here. */
export const FAVORITE_PRESS_EVENT = 'shop:favorite-press';
