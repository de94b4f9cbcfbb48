import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, layout, space } = vars;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const tiles = style({
  display: 'grid',
  ...columns(2),
  columnGap: layout.gap,
  rowGap: space.medium,
  '@media': { [media.tablet]: columns(4) },
});

export const tile = style([zoomOnHover, { display: 'block' }]);

/** Squares on phones, taller from tablets on. */
export const picture = style({
  aspectRatio: '1',
  '@media': { [media.tablet]: { aspectRatio: '4 / 5' } },
});

export const label = style({
  marginTop: space.small,
  ...textStyle('small', 'row'),
  wordBreak: 'keep-all',
  '@media': { [media.desktop]: { fontSize: font.size.body } },
});
