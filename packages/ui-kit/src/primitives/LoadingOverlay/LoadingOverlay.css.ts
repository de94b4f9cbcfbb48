import { vars } from '@shop/design-tokens/contract.css';
import { zIndex } from '@shop/design-tokens/z-index';
import { keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
  background: vars.color.surface.veil,
  fontSize: vars.font.size.small,
  /* a quick answer never shows it */
  animation: `${fade} ${vars.motion.duration.surface} ${vars.motion.ease} 300ms backwards`,
});
