import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, space } = vars;

export const card = style({ display: 'block' });
globalStyle(`${card} img`, { transition: `transform ${motion.duration.surface} ${motion.ease}` });
globalStyle(`${card}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.02)' } } });

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
