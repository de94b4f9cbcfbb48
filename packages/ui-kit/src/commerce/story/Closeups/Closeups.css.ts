import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';
import { textStyle } from '#css/text-style.ts';

export const list = recipe({
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.layout.gap },
  variants: {
    rows: {
      twos: {},
      threes: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
      fours: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    },
  },
});

/** With an odd count the first one fills a phone's row, so that none is left alone. */
export const item = style({
  '@media': {
    [media.belowTablet]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const text = style({
  marginTop: vars.space.standard,
  maxWidth: '38em',
  ...textStyle('small', 'note'),
});
