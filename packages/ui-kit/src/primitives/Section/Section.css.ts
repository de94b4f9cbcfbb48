import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingTop: vars.layout.section });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.standard,
  minHeight: vars.layout.target,
  marginBottom: vars.space.small,
  '@media': { [media.desktop]: { marginBottom: vars.space.medium } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  flex: 'none',
});

export const title = style({
  fontSize: vars.font.size.titleSmall,
  '@media': { [media.desktop]: { fontSize: vars.font.size.title } },
});

export const rail = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
    },
  },
});

export const railHead = style({
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 3',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'start',
    },
  },
});

export const railBody = style({ '@media': { [media.desktop]: { gridColumn: 'span 9', minWidth: 0 } } });
