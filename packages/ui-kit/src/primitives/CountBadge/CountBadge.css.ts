import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const countBadge = style({
  position: 'absolute',
  top: 3,
  right: 1,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: '.6875rem',
  fontWeight: vars.font.weight.bold,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
