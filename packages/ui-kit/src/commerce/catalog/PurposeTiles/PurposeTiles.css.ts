import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.medium} ${vars.layout.gap}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The first is twice as large. */
export const tile = style({
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: 'span 2', gridRow: 'span 2' } } },
  },
});

export const anchor = style([zoomOnHover, { display: 'flex', flexDirection: 'column', height: '100%' }]);

export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  selectors: { [`${tile}:first-child &`]: { aspectRatio: '3 / 2' } },
  '@media': {
    [media.tablet]: {
      selectors: { [`${tile}:first-child &`]: { aspectRatio: 'auto', flex: 1, minHeight: 0 } },
    },
  },
});

/* the large image fills the height of the two rows beside it, without contributing to it */
globalStyle(`${picture} > *`, { position: 'absolute', inset: 0 });

export const label = style({
  marginTop: space.xsmall,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
  '@media': { [media.desktop]: { marginTop: space.small } },
});
