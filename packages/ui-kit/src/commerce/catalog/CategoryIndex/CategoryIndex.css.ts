import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

export const index = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  borderTop: hairline,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: size.row.standard,
  borderBottom: hairline,
  fontSize: font.size.small,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
  '@media': {
    [media.desktop]: { minHeight: size.row.menu },
    [media.hover]: { ':hover': { color: color.link.hover } },
  },
});

export const count = style({
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
