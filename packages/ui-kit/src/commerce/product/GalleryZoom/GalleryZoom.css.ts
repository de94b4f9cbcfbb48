import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Fills the window with the image's own background colour, so that no frame surrounds the plant. */
export const zoom = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.surface.picture,
  overscrollBehavior: 'contain',
  outline: 0,
  selectors: {
    '&[open]': { display: 'grid', gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  padding: `${space.tight} calc(${vars.layout.gutter} - ${space.close}) ${space.tight} ${vars.layout.gutter}`,
});

export const count = style({
  marginRight: 'auto',
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Clips the row; Swiper controls the visible part. */
export const viewport = style({ minHeight: 0, overflow: 'hidden' });

export const track = style({
  display: 'flex',
  height: '100%',
  transitionProperty: 'transform',
});

/** The row or the image handles every gesture: the page behind does not scroll. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  userSelect: 'none',
  containerType: 'size',
  selectors: { '&[data-near]': { cursor: 'grab' } },
});

export const picture = style({
  width: 'min(100cqw, 100cqh)',
  pointerEvents: 'none',
});

/** For mice; touch users swipe. */
export const arrows = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.xsmall,
  padding: `${space.xsmall} ${vars.layout.gutter} calc(${space.small} + env(safe-area-inset-bottom))`,
  '@media': { [media.hover]: { paddingBottom: space.medium } },
});
