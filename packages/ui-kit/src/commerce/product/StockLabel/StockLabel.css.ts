import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

export const stock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  ...textStyle('small', 'label'),
});
