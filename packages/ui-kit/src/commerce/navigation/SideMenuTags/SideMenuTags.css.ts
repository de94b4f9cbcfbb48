import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;

export const title = style({
  marginTop: space.snug,
  fontSize: font.size.small,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
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
  fontSize: font.size.small,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
});
