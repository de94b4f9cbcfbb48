import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, layout, space } = vars;

export const root = style({ marginTop: layout.section, background: color.surface.subtle });

export const inner = style({
  display: 'grid',
  gap: space.snug,
  paddingBlock: space.roomy,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'center',
      paddingBlock: space.xlarge,
    },
  },
});

export const words = style({ '@media': { [media.desktop]: { gridColumn: 'span 8' } } });

export const title = style({
  fontSize: font.size.titleSmall,
  '@media': { [media.desktop]: { fontSize: font.size.title } },
});

export const text = style({
  marginTop: space.xsmall,
  ...textStyle('small'),
});

export const action = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { justifyContent: 'start' },
    [media.desktop]: { gridColumn: '9 / span 4', justifyContent: 'end' },
  },
});
