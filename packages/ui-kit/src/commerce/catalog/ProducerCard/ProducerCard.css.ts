import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { color, font, space } = vars;

export const card = style([zoomOnHover, { display: 'block' }]);

export const name = style({
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: font.line.row,
  '@media': { [media.desktop]: { fontSize: font.size.body } },
});

export const place = style({
  marginTop: vars.space.trace,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
  wordBreak: 'auto-phrase',
});
