import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { color, font, space } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.cart.added} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.standard,
  padding: `${space.standard} 0 ${space.snug}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${size.cart.addedLarge} minmax(0, 1fr)`, gap: space.medium },
  },
});

export const title = style({
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
  fontFeatureSettings: '"palt"',
});

export const details = style({
  ...mutedText('note'),
});

export const actions = style({
  display: 'grid',
  gap: space.xsmall,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.standard } },
});

export const more = style({
  marginTop: space.medium,
  paddingTop: space.snug,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
});

export const moreTitle = style({ marginBottom: space.small, fontSize: font.size.small });
