import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';
import { mutedText, textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, layout, space } = vars;

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.medium} ${layout.gap}`,
  },
  variants: {
    rows: {
      fours: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
      threes: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
});

/** With an odd count the first one fills a phone's row, so that none is left alone. */
export const wideFirst = style({
  '@media': {
    [media.belowTablet]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const anchor = style([zoomOnHover, { display: 'block' }]);

export const picture = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@media': {
    [media.belowTablet]: {
      selectors: { [`${wideFirst}:first-child:nth-last-child(odd) &`]: { aspectRatio: '4 / 3' } },
    },
    [media.desktop]: { aspectRatio: '4 / 5' },
  },
});

export const name = style({
  marginTop: space.small,
  ...textStyle('small', 'row'),
  '@media': { [media.desktop]: { fontSize: font.size.body } },
});

export const text = style({
  marginTop: space.trace,
  ...mutedText('note'),
});
