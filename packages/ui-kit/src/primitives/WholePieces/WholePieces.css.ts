import { style } from '@vanilla-extract/css';

/** A piece wraps to the next line as a whole, and breaks only if it is longer than a line. */
export const whole = style({ display: 'inline-block' });
