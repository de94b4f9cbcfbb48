import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { font, layout, space } = vars;

export const head = style({
  display: 'grid',
  gap: space.snug,
  paddingTop: space.xxsmall,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'end',
      paddingTop: space.roomy,
    },
  },
});

export const words = style({ '@media': { [media.desktop]: { gridColumn: 'span 5' } } });

export const title = style({ fontSize: font.size.display, letterSpacing: '.02em' });

export const lead = style({ marginTop: space.xsmall, textWrap: 'pretty' });

export const side = style({
  display: 'grid',
  gap: space.medium,
  '@media': { [media.desktop]: { gridColumn: '7 / span 6', justifyItems: 'stretch' } },
});

export const action = style({ '@media': { [media.tablet]: { justifySelf: 'start' } } });
