import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { font, layout, motion, space } = vars;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const tiles = style({
  display: 'grid',
  ...columns(2),
  columnGap: layout.gap,
  rowGap: space.medium,
  '@media': { [media.tablet]: columns(4) },
});

export const tile = style({ display: 'block' });
globalStyle(`${tile} img`, { transition: `transform ${motion.duration.surface} ${motion.ease}` });
globalStyle(`${tile}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.02)' } } });

/** Squares on phones, taller from tablets on. */
export const picture = style({
  aspectRatio: '1',
  '@media': { [media.tablet]: { aspectRatio: '4 / 5' } },
});

export const label = style({
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: font.line.row,
  wordBreak: 'keep-all',
  '@media': { [media.desktop]: { fontSize: font.size.body } },
});
