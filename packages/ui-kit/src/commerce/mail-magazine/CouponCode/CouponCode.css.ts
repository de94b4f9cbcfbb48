import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

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
  ...mutedText('caption', 'row'),
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
