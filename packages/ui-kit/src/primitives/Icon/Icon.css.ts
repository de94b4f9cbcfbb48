import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** `large` is drawn at 32 pixels: a thinner stroke keeps it at about 1.5 on the screen. */
export const icon = styleVariants({
  line: [base],
  large: [base, { strokeWidth: 1.125 }],
  filled: [base, { fill: 'currentColor' }],
});
