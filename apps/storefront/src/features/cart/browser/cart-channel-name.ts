/** The channel on which tabs say that the cart changed: a page without the cart's code listens too, for a cart to draw. */
export const CART_CHANNEL = 'shop:cart';
