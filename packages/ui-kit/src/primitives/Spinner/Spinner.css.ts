import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  width: size.mark.small,
  height: size.mark.small,
  border: `${vars.stroke.strong} solid currentColor`,
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${vars.motion.duration.spin} linear infinite`,
  // Forced colours make a transparent border visible: the gap gets the page's own colour.
  '@media': { [media.forcedColors]: { borderRightColor: 'Canvas' } },
});
