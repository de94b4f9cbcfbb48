import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { color, font, space } = vars;

export const card = style([zoomOnHover, { display: 'block' }]);

export const title = style({
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: 1.55,
  textWrap: 'pretty',
});

export const note = style({
  marginTop: space.xxsmall,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
});
