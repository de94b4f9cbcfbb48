import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const stock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.label,
});
