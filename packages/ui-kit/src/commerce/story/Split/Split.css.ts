import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { font, layout, space } = vars;

export const section = style({ paddingTop: layout.section });

/** Seven columns, one empty, four: centred on each other. */
export const root = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'center',
    },
  },
});

export const picture = style({ '@media': { [media.desktop]: { gridColumn: 'span 7' } } });

export const words = style({ '@media': { [media.desktop]: { gridColumn: '9 / span 4' } } });

export const title = style({
  fontSize: font.size.titleSmall,
  '@media': { [media.desktop]: { fontSize: font.size.title } },
});

export const text = style({
  marginTop: space.small,
  '@media': { [media.desktop]: { marginTop: space.standard } },
});

export const more = style({ marginTop: space.snug });
