import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  marginTop: vars.space.standard,
  fontSize: vars.font.size.small,
});

export const label = style({ marginRight: vars.space.xsmall });
