import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, space } = vars;

export const card = style({ display: 'block' });
globalStyle(`${card} img`, { transition: `transform ${motion.duration.surface} ${motion.ease}` });
globalStyle(`${card}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.02)' } } });

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
