import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  marginTop: vars.space.small,
});

export const shipping = style({
  marginTop: vars.space.tight,
  color: vars.color.text.muted,
  fontSize: vars.font.size.note,
  lineHeight: vars.font.line.note,
  wordBreak: 'auto-phrase',
});
