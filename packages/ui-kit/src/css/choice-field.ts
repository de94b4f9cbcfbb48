import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';

const { color, stroke } = vars;

/** An invisible field that covers the box of its choice, at the position that assistive technology expects. */
export const coveringField = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

/** The focus ring of a box with a covering field; a selector. */
export const focusedChoice = {
  '&:has(:focus-visible)': {
    outline: `${stroke.strong} solid ${color.link.standard}`,
    outlineOffset: stroke.strong,
  },
};

/** What such a box shows where the system's colours replace its own; a media query. */
export const choiceInForcedColors = {
  [media.forcedColors]: {
    selectors: {
      '&:has(:checked)': { outline: `${stroke.strong} solid Highlight` },
      '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
    },
  },
};
