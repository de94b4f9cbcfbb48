import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { clampLines } from '#css/clamp-lines.ts';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, layout, radius, space } = vars;

/** The first in the left half, three rows of equal height in the right one. */
export const board = style({
  display: 'grid',
  // Not wider than the page with large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(3, 1fr)',
      columnGap: layout.gap,
    },
  },
});

export const lead = style({ '@media': { [media.tablet]: { gridRow: '1 / -1' } } });
globalStyle(`${lead} > article :is(h2, h3, h4)`, {
  marginTop: space.standard,
  fontSize: font.size.titleSmall,
  fontWeight: font.weight.bold,
  lineHeight: font.line.title,
});

const picture = createVar();

/** A card with its text beside the picture, in the middle of its height. */
export const beside = style({
  vars: { [picture]: '40%' },
  '@media': { [media.desktop]: { vars: { [picture]: '50%' } } },
});
globalStyle(`${beside} > article > a`, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  aspectRatio: '5 / 2',
  paddingLeft: `calc(${picture} + ${space.standard})`,
  '@media': { [media.desktop]: { aspectRatio: '2' } },
});
globalStyle(`${beside} > article > a > :first-child`, {
  position: 'absolute',
  top: 0,
  left: 0,
  width: picture,
});
/** The heart is on the picture here, too. */
globalStyle(`${beside} > article > div`, { right: `calc(100% - ${picture})` });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.standard,
  marginTop: space.standard,
});

/** Side by side, and one below the other with large text. */
export const part = style({ flex: `1 1 ${size.carousel.text}`, maxWidth: '100%', minWidth: 0 });

export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.subtle,
});

export const words = style([
  clampLines(5),
  { marginTop: space.xxsmall, ...textStyle('small', 'note'), textWrap: 'pretty' },
]);

export const note = style({
  marginTop: space.xsmall,
  ...mutedText('note', 'row'),
});
