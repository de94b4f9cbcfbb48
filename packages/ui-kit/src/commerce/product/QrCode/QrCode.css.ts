import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

export const qrCode = style({
  display: 'block',
  flexShrink: 0,
  width: size.product.code,
  height: size.product.code,
  borderRadius: vars.radius.small,
  background: vars.color.surface.page,
  color: vars.color.text.standard,
  // cameras do not recognize a code in other colours
  forcedColorAdjust: 'none',
});
