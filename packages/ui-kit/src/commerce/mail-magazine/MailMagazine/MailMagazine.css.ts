import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'grid',
  gap: space.snug,
  paddingBottom: space.roomy,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
      alignItems: 'start',
      paddingBottom: vars.space.broad,
    },
  },
});

export const words = style({ '@media': { [media.desktop]: { gridColumn: 'span 6' } } });

export const title = style({ fontSize: font.size.titleSmall });

export const text = style({
  marginTop: space.xsmall,
  ...textStyle('small'),
});

export const campaign = style({
  marginTop: space.small,
  ...mutedText('caption'),
});

export const campaignTitle = style({ color: color.text.standard, fontWeight: font.weight.bold });

export const form = style({ '@media': { [media.desktop]: { gridColumn: '8 / span 5' } } });
