import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { space } = vars;

export const words = style({
  margin: `${space.xsmall} 0 ${space.snug}`,
  ...textStyle('small'),
});

export const stored = style({
  marginTop: space.snug,
  ...textStyle('small'),
});

export const conditions = style({
  margin: `${space.xsmall} 0 ${space.snug}`,
  ...mutedText('caption'),
});
