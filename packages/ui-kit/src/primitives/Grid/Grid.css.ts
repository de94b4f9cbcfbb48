import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { cardItem } from '../../css/card-rows.css.ts';
import { recipe } from '../../css/recipe.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/* before what changes its gaps */
const base = style({ display: 'grid', columnGap: vars.layout.gap, rowGap: vars.space.medium });

/** Below a card, instead of a row gap, which would lie between the rows of its parts, too. */
const below = createVar();

/**
 * Cards in rows: the titles, facts and prices of a row each begin at one height (CARD-01). An item's rows are the grid's (a subgrid),
 * and a card's parts name theirs. The space between two cards is larger than the spaces inside one, so that each is visually one unit.
 */
const rows = style({ rowGap: 0, marginBottom: `calc(-1 * ${below})` });
globalStyle(`${rows} > li`, { ...cardItem, paddingBottom: below });
const cards = style([
  rows,
  {
    vars: { [below]: vars.space.large },
    '@media': {
      [media.tablet]: { vars: { [below]: vars.space.roomy } },
      [media.desktop]: { vars: { [below]: vars.space.broad } },
    },
  },
]);
/** Less below each: a few products of a category. */
const closeCards = style([rows, { vars: { [below]: vars.space.medium } }]);

/** With an odd count the first one fills a phone's row, so that none is left alone in the last. */
const wideFirst = style({});
globalStyle(`${wideFirst} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const grid = recipe({
  base,
  variants: {
    kind: {
      /** Products: 2, 3 and 4 columns. */
      products: [
        cards,
        {
          gridTemplateColumns: columns(2),
          '@media': {
            [media.tablet]: { gridTemplateColumns: columns(3) },
            [media.desktop]: { gridTemplateColumns: columns(4) },
          },
        },
      ],
      /** Products beside a filter rail: three at most, so that images stay large. */
      productsBesideRail: [
        cards,
        {
          gridTemplateColumns: columns(2),
          '@media': { [media.tablet]: { gridTemplateColumns: columns(3) } },
        },
      ],
      /** Products in multiples of four: 2 and 4 columns, because a row of three would leave one alone. */
      fours: [
        cards,
        {
          gridTemplateColumns: columns(2),
          '@media': { [media.tablet]: { gridTemplateColumns: columns(4) } },
        },
      ],
      /** Products in multiples of three: 2, the first of them wide, and 3 columns. */
      threes: [
        cards,
        wideFirst,
        {
          gridTemplateColumns: columns(2),
          '@media': { [media.tablet]: { gridTemplateColumns: columns(3) } },
        },
      ],
      /** Four products of a category, closely spaced. */
      block: [
        closeCards,
        {
          gridTemplateColumns: columns(2),
          '@media': { [media.tablet]: { gridTemplateColumns: columns(4) } },
        },
      ],
      /** Producers and other portraits: 2 and 4. */
      portraits: {
        gridTemplateColumns: columns(2),
        '@media': { [media.tablet]: { gridTemplateColumns: columns(4) } },
      },
    },
  },
});
