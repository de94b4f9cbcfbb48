import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.small,
  paddingTop: space.small,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.close,
  minHeight: size.row.standard,
  fontSize: font.size.small,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
});

export const quiet = style({ color: color.text.muted });
