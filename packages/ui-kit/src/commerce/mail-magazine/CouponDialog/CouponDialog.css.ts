import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const words = style({
  margin: `${space.xsmall} 0 ${space.snug}`,
  fontSize: font.size.small,
  lineHeight: font.line.small,
  wordBreak: 'auto-phrase',
});

export const stored = style({
  marginTop: space.snug,
  fontSize: font.size.small,
  lineHeight: font.line.small,
  wordBreak: 'auto-phrase',
});

export const conditions = style({
  margin: `${space.xsmall} 0 ${space.snug}`,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
  wordBreak: 'auto-phrase',
});
