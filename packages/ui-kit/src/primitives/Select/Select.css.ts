import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const wrap = style({ position: 'relative', display: 'block' });

export const select = style([
  control,
  { appearance: 'none', paddingRight: vars.layout.target, cursor: 'pointer' },
]);

export const chevron = style({
  position: 'absolute',
  right: vars.space.inset,
  top: `calc(50% - ${vars.space.close})`,
  pointerEvents: 'none',
});
