import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;

export const codes = style({ marginTop: space.xsmall });

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.xsmall,
  ...textStyle('small'),
});

export const name = style({ fontWeight: font.weight.bold, overflowWrap: 'anywhere' });

export const note = style({
  color: color.text.muted,
  fontSize: font.size.note,
});
