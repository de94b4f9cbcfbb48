import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { color, motion, space } = vars;

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: zIndex.sticky,
  display: 'flex',
  // With large text the button wraps below the price.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.standard}`,
  padding: `${space.xsmall} ${vars.layout.gutter} calc(${space.xsmall} + env(safe-area-inset-bottom))`,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
  background: color.surface.page,
  transition: `transform ${motion.duration.state} ${motion.ease}, visibility ${motion.duration.state}`,
  selectors: {
    // It stays visible while it has the keyboard focus.
    '&[data-away]:not(:focus-within)': { visibility: 'hidden', transform: 'translateY(100%)' },
  },
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

/** Keeps the page's end above the bar. Not `body:has`, which concerns every change of the page (ADR 159). */
globalStyle(`main:has(${bar}) ~ footer`, {
  '@media': { [media.belowDesktop]: { marginBottom: size.product.bar } },
});

export const words = style({ display: 'grid', flex: 'none', maxWidth: '45%' });

export const note = style({
  ...mutedText('caption', 'label'),
});

/** On a tablet thumbs are at the edge: the button is half as wide as the bar. */
export const action = style({
  display: 'grid',
  flex: '1 1 0',
  '@media': { [media.tablet]: { flex: '0 0 50%', marginLeft: 'auto' } },
});
