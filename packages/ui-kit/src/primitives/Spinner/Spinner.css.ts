import { vars } from '@shop/design-tokens/contract.css';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  width: 16,
  height: 16,
  border: `${vars.stroke.strong} solid currentColor`,
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${vars.motion.duration.spin} linear infinite`,
});
