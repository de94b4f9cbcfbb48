import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, space } = vars;

export const card = style([zoomOnHover, { display: 'block' }]);

export const name = style({
  marginTop: space.small,
  ...textStyle('small', 'row'),
  '@media': { [media.desktop]: { fontSize: font.size.body } },
});

export const place = style({
  marginTop: vars.space.trace,
  ...mutedText('caption'),
});
