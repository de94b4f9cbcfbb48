/** Where the count is drawn; see shell/layout/CartLink.tsx. */
export const CART_BADGE_ID = 'cart-count';

/** Said on `window` after the cookie was written. */
export const CART_COUNT_EVENT = 'shop:cart-count';
