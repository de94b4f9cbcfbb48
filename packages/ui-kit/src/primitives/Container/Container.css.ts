import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});
