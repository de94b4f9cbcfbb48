import { vars } from '@shop/design-tokens/contract.css';
import { keyframes } from '@vanilla-extract/css';

const { color, space } = vars;

const faded = keyframes({ from: { maskSize: '100%' } });

/**
 * The end of a scrolling row fades while more of it follows. The timeline is inactive in a row that does not scroll, and then the fade is
 * beyond its edge. While the focus of a keyboard is in the row, nothing of it fades.
 */
export const fadeEnd = {
  mask: `linear-gradient(to right, ${color.text.standard} calc(100% - ${space.xlarge}), transparent) 0 / calc(100% + ${space.xlarge}) no-repeat`,
  selectors: { '&:has(:focus-visible)': { mask: 'none' } },
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${faded} linear both`,
      animationTimeline: 'scroll(self inline)',
      animationRange: `calc(100% - ${space.xlarge}) 100%`,
    },
  },
};
