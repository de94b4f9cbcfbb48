import { style } from '@vanilla-extract/css';

/** The ring is always rendered and shown while the button is busy. */
export const ring = style({
  display: 'none',
  selectors: { '[aria-busy="true"] &': { display: 'block' } },
});
