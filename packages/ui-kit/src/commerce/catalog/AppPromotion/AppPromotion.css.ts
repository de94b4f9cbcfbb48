import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const band = style({ marginTop: vars.layout.section, background: color.surface.subtle });

export const inner = style({
  display: 'grid',
  gap: space.medium,
  paddingBlock: space.roomy,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: size.collection.promotionGap,
      alignItems: 'center',
      paddingBlock: 0,
    },
  },
});

export const picture = style({
  aspectRatio: '3 / 2',
  '@media': {
    [media.onlyTablet]: { aspectRatio: '16 / 5' },
    [media.desktop]: { aspectRatio: 'auto', height: size.collection.promotion },
  },
});

export const title = style({
  fontSize: font.size.titleSmall,
  '@media': { [media.desktop]: { fontSize: font.size.title } },
});

export const text = style({ marginTop: space.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  marginTop: space.snug,
  fontSize: font.size.small,
});
