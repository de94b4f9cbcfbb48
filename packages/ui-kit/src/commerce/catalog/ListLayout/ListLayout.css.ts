import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;

export const layout = style({
  paddingTop: space.small,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '204px minmax(0, 1fr)',
      columnGap: space.xlarge,
      paddingTop: space.xlarge,
    },
  },
});

export const rail = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const chips = style({
  marginBottom: space.small,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.small}`,
  minHeight: vars.layout.target,
  marginBottom: space.standard,
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { marginTop: -10, marginBottom: space.medium } },
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space.xsmall,
  '@media': { [media.belowDesktop]: { width: '100%', order: -1 } },
});
