import { styleVariants } from '@vanilla-extract/css';

// The attribute is set on `<html>` before the first paint, when the page runs in the companion app's browser.
export const showIn = styleVariants({
  app: { selectors: { ':root:not([data-app-browser]) &': { display: 'none' } } },
  web: { selectors: { ':root[data-app-browser] &': { display: 'none' } } },
});
