import { style } from '@vanilla-extract/css';

export const foot = style({ display: 'flex', justifyContent: 'center' });
