import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const searchLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  height: vars.layout.target,
  paddingInline: space.small,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.surface.subtle,
  color: color.text.muted,
  fontSize: font.size.small,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});
