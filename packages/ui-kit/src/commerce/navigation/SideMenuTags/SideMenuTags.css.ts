import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { font, space } = vars;

export const title = style({
  marginTop: space.snug,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.medium,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: size.row.standard,
  ...textStyle('small', 'label'),
  fontFeatureSettings: '"palt"',
});
