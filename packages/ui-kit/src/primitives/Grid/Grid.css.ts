import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

/** Row gap of product grids: larger than the gaps inside a card, so that each card is visually one unit. */
const productRows = { mobile: vars.space.large, tablet: vars.space.roomy, desktop: vars.space.broad };
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** With an odd count the first one fills a phone's row, so that none is left alone in the last. */
const wideFirst = style({});
globalStyle(`${wideFirst} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const grid = recipe({
  base: { display: 'grid', columnGap: vars.layout.gap, rowGap: vars.space.medium },
  variants: {
    kind: {
      /** Products: 2, 3 and 4 columns. */
      products: {
        gridTemplateColumns: columns(2),
        rowGap: productRows.mobile,
        '@media': {
          [media.tablet]: { gridTemplateColumns: columns(3), rowGap: productRows.tablet },
          [media.desktop]: { gridTemplateColumns: columns(4), rowGap: productRows.desktop },
        },
      },
      /** Products beside a filter rail: three at most, so that images stay large. */
      productsBesideRail: {
        gridTemplateColumns: columns(2),
        rowGap: productRows.mobile,
        '@media': {
          [media.tablet]: { gridTemplateColumns: columns(3), rowGap: productRows.tablet },
          [media.desktop]: { rowGap: productRows.desktop },
        },
      },
      /** Products in multiples of four: 2 and 4 columns, because a row of three would leave one alone. */
      fours: {
        gridTemplateColumns: columns(2),
        rowGap: productRows.mobile,
        '@media': {
          [media.tablet]: { gridTemplateColumns: columns(4), rowGap: productRows.tablet },
          [media.desktop]: { rowGap: productRows.desktop },
        },
      },
      /** Products in multiples of three: 2, the first of them wide, and 3 columns. */
      threes: [
        wideFirst,
        {
          gridTemplateColumns: columns(2),
          rowGap: productRows.mobile,
          '@media': {
            [media.tablet]: { gridTemplateColumns: columns(3), rowGap: productRows.tablet },
            [media.desktop]: { rowGap: productRows.desktop },
          },
        },
      ],
      /** Four products of a category, closely spaced. */
      block: {
        gridTemplateColumns: columns(2),
        '@media': { [media.tablet]: { gridTemplateColumns: columns(4) } },
      },
      /** Producers and other portraits: 2 and 4. */
      portraits: {
        gridTemplateColumns: columns(2),
        '@media': { [media.tablet]: { gridTemplateColumns: columns(4) } },
      },
    },
  },
});
