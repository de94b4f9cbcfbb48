import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Without JavaScript nothing could be kept: then there is no heart. */
export const root = style({ display: 'contents', '@media': { '(scripting: none)': { display: 'none' } } });

globalStyle(`${root} path`, {
  fill: 'transparent',
  transition: `fill ${vars.motion.duration.state} ${vars.motion.ease}`,
});

/** The button's own state is the heart's look: whoever presses it draws it. */
globalStyle(`${root} [aria-pressed="true"] path`, { fill: 'currentColor' });
