import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  marginBottom: vars.space.standard,
});

export const score = style({
  fontSize: vars.font.size.price,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.flat,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
