import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

export const countBadge = style({
  position: 'absolute',
  top: size.badge.top,
  right: size.badge.right,
  minWidth: size.badge.height,
  height: size.badge.height,
  paddingInline: size.badge.padding,
  borderRadius: vars.radius.full,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.font.size.tiny,
  fontWeight: vars.font.weight.bold,
  lineHeight: size.badge.height,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
