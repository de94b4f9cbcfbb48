import { style } from '@vanilla-extract/css';

/** A piece goes to the next line whole, and breaks only where it is longer than a line. */
export const whole = style({ display: 'inline-block' });
