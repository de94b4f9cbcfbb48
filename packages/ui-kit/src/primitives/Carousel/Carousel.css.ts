import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { headedCardItem } from '../../css/card-rows.css.ts';
import { recipe } from '../../css/recipe.ts';

const { gutter } = vars.layout;
const perView = createVar();
const gap = createVar();
/** With large text fewer slides fit a row, so that no word is cut (WCAG 1.4.4). */
const least = createVar();
/** Whether the row goes on to the edge of the window, 1 or 0. @default 1 */
const bleed = createVar();
const at = (mobile: string, tablet: string, slide: string = size.carousel.card) => ({
  vars: { [perView]: mobile, [least]: slide },
  '@media': { [media.tablet]: { vars: { [perView]: tablet, [least]: size.carousel.card } } },
});

/** The scrolling viewport of the row. With `data-loop` copies of the row are on both sides of it. */
export const viewport = recipe({
  base: {
    vars: {
      [gap]: vars.space.close,
      [least]: size.carousel.card,
    },
    /* to both edges of the window: the cut card indicates more */
    marginInline: `calc(${gutter} * -1)`,
    paddingInline: gutter,
    /* space for the focus ring */
    paddingBlock: vars.space.xxsmall,
    marginBlock: `calc(${vars.space.xxsmall} * -1)`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: gutter,
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    selectors: {
      '&[data-loop]': {
        /* hides what has scrolled out on the left, as before the row's start */
        clipPath: `inset(0 0 0 calc(${gutter} - ${vars.space.xxsmall}))`,
      },
    },
  },
  variants: {
    view: {
      /** Products and rankings: 3.2 and 6.2. */
      products: at('3.2', '6.2'),
      /** Reviews: 2.1 and 6.2. */
      reviews: at('2.1', '6.2', size.carousel.text),
      /** Texts with an image: 2.1 and 4.1, wider apart from 768 px. */
      texts: {
        vars: { [perView]: '2.1', [least]: size.carousel.text },
        '@media': { [media.tablet]: { vars: { [perView]: '4.1', [gap]: size.carousel.gap } } },
      },
      /** In a dialog of 720: four of equal width from 768 px, without bleed. */
      dialog: {
        vars: { [perView]: '3.2' },
        '@media': {
          [media.tablet]: {
            vars: { [perView]: '4', [bleed]: '0' },
            marginRight: 0,
            paddingRight: 0,
          },
        },
      },
    },
  },
});

/** Slides in columns of one grid. Their first row is for what stands above a card, the others are the card's. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(calc((100% + ${gutter} * ${fallbackVar(bleed, '1')} - ${gap} * (${perView} - 1)) / ${perView}), ${least})`,
  columnGap: gap,
});
globalStyle(`${row} > li`, { ...headedCardItem, position: 'relative', scrollSnapAlign: 'start' });
/* the last card also stops at the page's edge, not at the window's */
globalStyle(`${row} > :last-child::after`, {
  content: '',
  position: 'absolute',
  inset: '0 auto 0 100%',
  width: gutter,
});
