import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: vars.space.standard,
  fontSize: vars.font.size.small,
});

export const label = style({ marginRight: vars.space.xsmall });

export const needsCode = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/* The attribute is set before the first paint, if the browser has a share sheet. */
export const needsSheet = style({
  selectors: { ':root:not([data-share-sheet]) &': { display: 'none' } },
});
