import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.medium})` } });

export const sheet = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.surface.page,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { animation: `${rise} ${motion.duration.surface} ${motion.ease}` } },
});

export const head = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  padding: `${space.small} ${space.xxsmall} ${space.small} ${space.standard}`,
  borderBottom: `${vars.stroke.hairline} solid ${color.line.standard}`,
  background: color.surface.page,
  zIndex: 1,
});

globalStyle(`${head} > :first-child`, { flex: 1, minWidth: 0 });
