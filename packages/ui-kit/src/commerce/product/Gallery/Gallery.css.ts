import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, motion, radius, space, stroke } = vars;

export const gallery = style({
  position: 'relative',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${size.product.thumbLarge} minmax(0, 1fr)`,
      columnGap: space.standard,
      alignItems: 'start',
    },
  },
});

export const stage = style({
  position: 'relative',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

const grow = keyframes({ to: { transform: 'none' } });

/** The image pressed on the previous page, while it animates to its place (`growPicture`). */
globalStyle(`${stage} > [data-growing]`, {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transformOrigin: '0 0',
  pointerEvents: 'none',
  animation: `${grow} ${motion.duration.grow} ${motion.ease} forwards`,
});

export const track = style({
  display: 'flex',
  aspectRatio: '1',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  background: color.surface.picture,
  '@media': { [media.tablet]: { borderRadius: radius.small } },
});

/**
 * Hidden images do not compete with the main image for bandwidth: browsers load no image in hidden content (PERF-01). When the page's code
 * starts, because the main image has loaded or the visitor interacts, the others load, ready for a swipe. Where the page is not marked
 * `data-starting`, as without JavaScript, they are never held back.
 */
export const photo = style({
  flex: '0 0 100%',
  // Only the first image is printed.
  '@media': { print: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: {
    ':root[data-starting] &:not(:first-child)': { contentVisibility: 'hidden' },
  },
});

/** The row clips its overflow, so the focus ring is drawn inside. */
export const zoomLink = style({
  display: 'block',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${space.xxsmall})`,
      boxShadow: `inset 0 0 0 ${space.tight} ${color.surface.page}`,
    },
  },
});

export const count = style({
  position: 'absolute',
  right: space.standard,
  bottom: space.standard,
  padding: `${space.tight} ${space.small}`,
  borderRadius: radius.full,
  background: color.surface.float,
  ...textStyle('caption', 'flat'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const thumbs = style({
  display: 'flex',
  // One row: a wrapped last thumb would push title and price down. The clipped thumb shows that the row continues.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: space.xsmall,
  // Space below for the focus ring, which the row would clip.
  padding: `${space.small} ${vars.layout.gutter} ${space.tight}`,
  '@media': {
    [media.tablet]: { paddingInline: space.tight, marginInline: `calc(-1 * ${space.tight})` },
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      flexDirection: 'column',
      overflowX: 'visible',
      padding: 0,
      marginInline: 0,
    },
    print: { display: 'none' },
  },
});

/** Marks a thumb that leads to the room with the ruler. */
export const measured = style({
  position: 'absolute',
  right: space.tight,
  bottom: space.tight,
  display: 'grid',
  padding: space.tight,
  borderRadius: radius.small,
  background: color.surface.float,
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  width: size.product.thumb,
  borderRadius: radius.small,
  '@media': { [media.desktop]: { width: size.product.thumbLarge } },
  selectors: {
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${stroke.strong} solid ${color.action.edge}`,
      borderRadius: radius.small,
      boxShadow: `inset 0 0 0 ${vars.stroke.strong} ${color.surface.page}`,
    },
  },
});
