import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, space } = vars;

export const card = style([zoomOnHover, { display: 'block' }]);

export const title = style({
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: 1.55,
  textWrap: 'pretty',
});

export const note = style({
  marginTop: space.xxsmall,
  ...mutedText('caption'),
});
