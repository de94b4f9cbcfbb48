import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
      alignItems: 'start',
    },
  },
});

/** Without JavaScript nothing comes in its place. */
export const startingLayout = style([
  layout,
  { alignContent: 'start', '@media': { '(scripting: enabled)': { minHeight: '100svh' } } },
]);

export const main = style({ minWidth: 0, '@media': { [media.desktop]: { gridColumn: 'span 7' } } });

export const aside = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridColumn: '9 / span 4', position: 'sticky', top: vars.space.medium },
  },
});
