/** The channel on which tabs announce cart changes. A page without the cart's code also listens, to draw a new cart. */
export const CART_CHANNEL = 'shop:cart';
