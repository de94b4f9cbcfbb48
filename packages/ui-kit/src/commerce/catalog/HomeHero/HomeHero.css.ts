import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { font, layout, space } = vars;
const HERO_HEIGHT = 640;
/** The most that a phone's frame is high, in hundredths of the window's width. */
export const PHONE_FRAME_VW = 104;

/** With two cards beside the image. */
export const hero = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(${size.hero.columnLeast}, ${size.hero.columnMost})`,
      columnGap: layout.gap,
      width: '100%',
      maxWidth: `calc(${layout.content} + ${layout.gutter} * 2)`,
      marginInline: 'auto',
      paddingRight: layout.gutter,
    },
  },
});

export const main = style({
  position: 'relative',
  '@media': {
    [media.desktop]: { display: 'flex', flexDirection: 'column', height: HERO_HEIGHT },
  },
});

const frame = style({
  height: size.hero.phone,
  '@media': {
    [media.belowTablet]: { height: `min(${size.hero.phone}, ${PHONE_FRAME_VW}vw)` },
    [media.onlyTablet]: { height: size.hero.tablet },
    [media.desktop]: { flex: 1, minHeight: 0, height: 'auto' },
  },
});

/** The same picture in the light of the season. */
export const picture = styleVariants({
  even: [frame],
  low: [frame],
  soft: [frame],
});

/** The low sun of winter is warm and draws hard edges; a curtain breaks that of summer. */
globalStyle(`${picture.low} img`, { filter: 'sepia(.14) saturate(1.12) contrast(1.04)' });
globalStyle(`${picture.soft} img`, { filter: 'brightness(1.05) contrast(.92)' });

export const words = style({ padding: `${space.medium} ${layout.gutter} 0` });

/** Without an image, as wide as the sections below. */
export const wordsAlone = style({
  width: '100%',
  maxWidth: `calc(${layout.content} + ${layout.gutter} * 2)`,
  marginInline: 'auto',
  padding: `${space.xxlarge} ${layout.gutter}`,
});

/** On the image's plain wall, if the window is wide enough. */
export const wordsOnWall = style([
  words,
  {
    '@media': {
      [media.full]: {
        position: 'absolute',
        left: layout.gutter,
        bottom: space.xxlarge,
        width: size.hero.card,
        padding: 0,
        color: vars.color.text.picture,
      },
    },
  },
]);

export const title = style({ fontSize: font.size.display, letterSpacing: '.02em' });

/** Below the image, lines are balanced, and a piece does not break. */
export const piece = style({ display: 'inline-block', whiteSpace: 'break-spaces' });

export const pieceOnWall = style([piece, { '@media': { [media.full]: { display: 'block' } } }]);

export const plant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  marginTop: space.standard,
  fontSize: font.size.small,
});

/* muted text has too little contrast on the image's floor */
globalStyle(`${plant} small`, { color: 'inherit' });

export const action = style({ marginTop: space.snug });

export const banners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.small,
  padding: `${space.large} ${layout.gutter} 0`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.loose,
      height: HERO_HEIGHT,
      padding: 0,
    },
  },
});
