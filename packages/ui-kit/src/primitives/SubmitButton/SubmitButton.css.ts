import { style } from '@vanilla-extract/css';

/** The ring is there from the start and shows while the button is busy. */
export const ring = style({
  display: 'none',
  selectors: { '[aria-busy="true"] &': { display: 'block' } },
});
