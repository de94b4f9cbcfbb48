/** The element that shows the count; see CartLink of shell/layout/SiteHeader.tsx. */
export const CART_BADGE_ID = 'cart-count';

/** Dispatched on `window` after the cookie was written. */
export const CART_COUNT_EVENT = 'shop:cart-count';
