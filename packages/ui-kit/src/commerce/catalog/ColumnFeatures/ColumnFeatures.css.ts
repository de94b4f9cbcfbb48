import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { font, layout, space } = vars;

export const features = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: layout.gap },
    [media.desktop]: { rowGap: space.broad },
  },
});

/** A single one is as wide as two: its text beside its image. */
export const feature = style([
  zoomOnHover,
  {
    display: 'block',
    '@media': {
      [media.tablet]: {
        selectors: {
          '&:only-child': {
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridTemplateRows: '1fr auto 1fr',
            columnGap: layout.gap,
          },
        },
      },
    },
  },
]);

globalStyle(`${feature}:only-child > :first-child`, {
  '@media': { [media.tablet]: { gridRow: '1 / span 3' } },
});
globalStyle(`${feature}:only-child > :nth-child(2)`, { '@media': { [media.tablet]: { alignSelf: 'end' } } });

export const title = style({
  marginTop: space.standard,
  fontSize: font.size.lead,
  lineHeight: font.line.row,
  '@media': { [media.desktop]: { fontSize: font.size.titleSmall } },
});

export const text = style({
  marginTop: space.tight,
  ...textStyle('small', 'note'),
});

export const note = style({
  marginTop: space.close,
  ...mutedText('caption'),
});
