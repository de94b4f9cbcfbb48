import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { zIndex } from '@shop/design-tokens/z-index';
import { globalStyle, style } from '@vanilla-extract/css';
import { CARD_ROW, cardRows } from '#css/card-rows.css.ts';
import { clampLines } from '#css/clamp-lines.ts';
import { recipe } from '#css/recipe.ts';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, space, font, motion } = vars;

export const root = style({ ...cardRows, position: 'relative', minWidth: 0 });
/* all rows of the card, whichever of its item's those are */
globalStyle(`${root} > a`, { ...cardRows, gridRow: '1 / -1', alignItems: 'start' });

export const picture = recipe({
  base: { gridRow: CARD_ROW.picture, position: 'relative' },
  variants: {
    soldOut: {
      true: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          borderRadius: vars.radius.small,
          background: color.surface.veil,
        },
      },
    },
  },
});

globalStyle(`${root} img`, { transition: `scale ${motion.duration.surface} ${motion.ease}` });
globalStyle(`${root} a:hover img`, {
  '@media': { [media.hover]: { scale: '1.02' } },
});

export const tags = recipe({
  base: { position: 'absolute', zIndex: zIndex.raised },
  variants: {
    size: {
      standard: { insetInline: space.xsmall, bottom: space.xsmall },
      small: { insetInline: space.xxsmall, bottom: space.xxsmall },
    },
  },
});

export const corner = style({ position: 'absolute', top: 0, zIndex: zIndex.raised });
export const left = style({ left: 0, pointerEvents: 'none' });
/** A disc keeps the heart from vanishing on dark leaves. */
export const right = style({
  right: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: space.tight,
      borderRadius: vars.radius.full,
      background: color.surface.page,
      opacity: 0.86,
    },
  },
  // Without JavaScript there is no heart on it.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Under the picture, where all cards of a row have it at one height. */
export const fit = style({
  gridRow: CARD_ROW.fit,
  marginBlock: `${space.xsmall} calc(-1 * ${space.xxsmall})`,
});

export const title = recipe({
  base: [
    {
      gridRow: CARD_ROW.title,
      fontWeight: font.weight.regular,
      // Whole phrases where the browser knows them, else whole words; a word that is wider than the card still breaks.
      wordBreak: ['keep-all', 'auto-phrase'],
    },
    clampLines(2),
  ],
  variants: {
    size: {
      standard: { marginTop: space.small, fontSize: font.size.small, lineHeight: 1.55 },
      small: { marginTop: space.xsmall, ...textStyle('note', 'row') },
      // RankingBoard styles it.
      lead: {},
    },
  },
});

/** Facts on one line, or on several; on phones each on its own, so that no card has an empty one. Each begins with its dot, an empty one for the first: in the gap, or cut off at the start of a line. */
export const facts = style({
  gridRow: CARD_ROW.facts,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  position: 'relative',
  marginTop: space.trace,
  overflow: 'hidden',
  ...mutedText('caption', 'row'),
  fontFeatureSettings: '"palt"',
  '@media': { [media.belowTablet]: { display: 'grid' } },
});
globalStyle(`${facts} > span > span`, {
  position: 'absolute',
  marginLeft: '-1em',
  width: '1em',
  textAlign: 'center',
});

const row = style({ display: 'flex', marginTop: space.xxsmall });
export const price = style([row, { gridRow: CARD_ROW.price }]);
export const rating = style([row, { gridRow: CARD_ROW.rating }]);
