import { styleVariants } from '@vanilla-extract/css';

// The attributes are set on `<html>` before anything is drawn: `data-app-browser` when the page runs in the companion app's
// browser, `data-cart` on the cart's page by what its cookie says.
export const showIn = styleVariants({
  app: { selectors: { ':root:not([data-app-browser]) &': { display: 'none' } } },
  web: { selectors: { ':root[data-app-browser] &': { display: 'none' } } },
  emptyCart: { selectors: { ':root:not([data-cart="empty"]) &': { display: 'none' } } },
  filledCart: { selectors: { ':root[data-cart="empty"] &': { display: 'none' } } },
  knownCart: { selectors: { ':root[data-cart="filled"] &': { display: 'none' } } },
  secondPiece: { selectors: { ':root[data-cart-pieces="1"] &': { display: 'none' } } },
  thirdPiece: {
    selectors: {
      ':root:is([data-cart-pieces="1"], [data-cart-pieces="2"]) &': { display: 'none' },
    },
  },
});
