import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  minHeight: size.menu.tags,
});

export const title = style({
  margin: `${space.small} 0 ${space.xxsmall}`,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xxsmall,
  minHeight: size.menu.tag,
  ...textStyle('note', 'label'),
  '@media': { [media.hover]: { ':hover': { color: color.link.hover } } },
});

export const count = style({
  flex: 'none',
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
