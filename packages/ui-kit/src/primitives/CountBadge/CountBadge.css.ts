import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { keyframes, style } from '@vanilla-extract/css';

const frames = { '40%': { transform: 'scale(1.3)' } };
/** Two identical animations: a changed name restarts the animation. */
const [odd, even] = [keyframes(frames), keyframes(frames)];
const beat = (name: string) => `${name} ${vars.motion.duration.surface} ${vars.motion.ease}`;

export const countBadge = style({
  position: 'absolute',
  top: size.badge.top,
  right: size.badge.right,
  minWidth: size.badge.height,
  height: size.badge.height,
  paddingInline: size.badge.padding,
  borderRadius: vars.radius.full,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.font.size.tiny,
  fontWeight: vars.font.weight.bold,
  lineHeight: size.badge.height,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-beat="odd"]': { animation: beat(odd) },
    '&[data-beat="even"]': { animation: beat(even) },
  },
});
