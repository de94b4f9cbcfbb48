import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space.medium} ${space.standard} ${space.standard}`,
  borderRadius: vars.radius.standard,
  background: color.surface.subtle,
  textAlign: 'center',
});

export const label = style({
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.row,
});

export const code = style({
  marginTop: space.xxsmall,
  fontSize: font.size.title,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.06em',
  lineHeight: font.line.title,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const copyButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: vars.layout.target,
  paddingInline: space.small,
  border: 0,
  background: 'none',
  color: color.link.standard,
  fontSize: font.size.small,
});
