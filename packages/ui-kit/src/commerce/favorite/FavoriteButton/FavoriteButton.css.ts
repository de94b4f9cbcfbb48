import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Hidden without JavaScript, because nothing could be stored. */
export const root = style({ display: 'contents', '@media': { '(scripting: none)': { display: 'none' } } });

globalStyle(`${root} svg`, {
  fill: 'transparent',
  transition: `fill ${vars.motion.duration.state} ${vars.motion.ease}`,
});

/** The heart's fill follows the button's `aria-pressed`. */
globalStyle(`${root} [aria-pressed="true"] svg`, { fill: 'currentColor' });
