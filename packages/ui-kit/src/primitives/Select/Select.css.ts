import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const wrap = style({ position: 'relative', display: 'block' });

export const select = style([control, { appearance: 'none', paddingRight: 44, cursor: 'pointer' }]);

export const chevron = style({
  position: 'absolute',
  right: 14,
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
