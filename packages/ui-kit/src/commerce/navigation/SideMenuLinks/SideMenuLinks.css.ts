import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { body } from '../SideMenu/SideMenu.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.small,
  paddingTop: space.small,
});
globalStyle(`${body}:has(> details[open]) > ${list}`, { display: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.close,
  minHeight: size.row.standard,
  ...textStyle('small', 'label'),
  fontFeatureSettings: '"palt"',
});

export const quiet = style({ color: color.text.muted });
