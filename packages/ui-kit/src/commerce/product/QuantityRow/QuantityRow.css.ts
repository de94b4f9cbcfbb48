import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.standard}`,
  marginTop: vars.space.snug,
});
