import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { keyframes, style } from '@vanilla-extract/css';
import { textStyle } from '../../css/text-style.ts';

const { color, motion, radius, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xsmall})` } });

/** Above a phone's buy bar, without blocking pointer events beside it. */
export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${size.product.bar} + ${space.small} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.dialog,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.layout.gutter,
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: size.control.standard,
  maxWidth: size.dialog.narrow,
  paddingLeft: space.standard,
  borderRadius: radius.standard,
  background: color.surface.inverse,
  color: color.text.inverse,
  boxShadow: vars.shadow.float,
  ...textStyle('small'),
  pointerEvents: 'auto',
  animation: `${rise} ${motion.duration.surface} ${motion.ease}`,
  border: `${vars.stroke.hairline} solid ${color.surface.inverse}`,
});

/** On the dark background the close button stays light on hover. */
export const cross = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.layout.target,
  height: vars.layout.target,
});
