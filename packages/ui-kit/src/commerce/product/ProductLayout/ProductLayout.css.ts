import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

export const layout = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      /* the buy box is often taller than the gallery: the excess height is given to the parts below it */
      gridTemplateRows: 'auto auto 1fr',
      width: '100%',
      maxWidth: `calc(${vars.layout.content} + ${vars.layout.gutter} * 2)`,
      marginInline: 'auto',
      paddingInline: vars.layout.gutter,
      columnGap: vars.layout.gap,
    },
    // One sheet (PRINT-01).
    print: {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      gridTemplateRows: 'auto auto',
      columnGap: vars.space.large,
      padding: 0,
    },
  },
});

export const breadcrumb = style({
  gridColumn: '1 / -1',
  paddingBlock: vars.space.small,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const gallery = style({
  '@media': {
    [media.onlyTablet]: {
      width: '100%',
      maxWidth: size.product.text,
      marginInline: 'auto',
      paddingTop: vars.space.medium,
    },
    [media.desktop]: { gridColumn: 'span 7', gridRow: 2 },
    print: { gridColumn: 1, gridRow: 1, padding: 0 },
  },
});

export const buy = style({
  padding: `${vars.space.medium} ${vars.layout.gutter} 0`,
  '@media': {
    [media.onlyTablet]: { maxWidth: size.product.gallery, marginInline: 'auto' },
    [media.desktop]: {
      gridColumn: '8 / span 5',
      gridRow: '2 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      top: vars.space.medium,
      padding: `0 0 0 ${vars.space.roomy}`,
    },
    print: { gridColumn: 2, gridRow: 1, position: 'static', maxWidth: 'none', padding: 0 },
  },
});

export const parts = style({
  '@media': {
    [media.onlyTablet]: { maxWidth: size.product.gallery, marginInline: 'auto' },
    [media.desktop]: { gridColumn: 'span 7', gridRow: 3, minWidth: 0 },
    print: { gridColumn: '1 / -1', gridRow: 2, maxWidth: 'none', columns: 2, columnGap: vars.space.large },
  },
});
